extension String {
    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
    public init(format: String, arguments: [any CVarArg]) { fatalError() }
}

public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }
