/// How the ends of lines are drawn. (CoreGraphics documentation)
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}
