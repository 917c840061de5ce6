// Source: QuartzCore documentation, CATransform3D.

public var CATransform3DIdentity: CATransform3D { fatalError() }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { fatalError() }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
