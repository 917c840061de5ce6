import Testing

extension Scenario: CustomTestStringConvertible {
    /// The scenarios that need nothing but UIKit's public interface. Swipes are left out in a window, which has no finger.
    static let portable: [Scenario] =
        [
            InteractivePop.n01, InteractivePop.n02, InteractivePop.n03, InteractivePop.n04, InteractivePop.n05,
            InteractivePop.n06, InteractivePop.n07, InteractivePop.n08, InteractivePop.n09, InteractivePop.n10,
            InteractivePop.n11, InteractivePop.n12, InteractivePop.n13, InteractivePop.n15, InteractivePop.n16,
        ]
        + [
            Visibility.n18, Visibility.n19, Visibility.n20, Visibility.n21, Visibility.n22, Visibility.n23,
            Visibility.n24, Visibility.n25, Visibility.n26, Visibility.n27, Visibility.n28, Visibility.n30,
            Visibility.n31, Visibility.n34,
        ]
        + [
            Appearances.n35, Appearances.n36, Appearances.n37, Appearances.n38, Appearances.n39, Appearances.n40,
            Appearances.n41, Appearances.n42, Appearances.n43, Appearances.n44, Appearances.n45, Appearances.n46,
            Appearances.n47, Appearances.n48, Appearances.n49, Appearances.n50, Appearances.n51, Appearances.n52,
            Appearances.n53,
        ]
        + [
            Layout.n54, Layout.n55, Layout.n56, Layout.n57, Layout.n58, Layout.n59, Layout.n60, Layout.n61, Layout.n62,
            Layout.n63, Layout.n64,
            Layout.n65, Layout.n66, Layout.n67, Layout.n68, Layout.n69, Layout.n70, Layout.n71,
        ]
        + [Titles.n72, Titles.n73, Titles.n74, Titles.n75, Titles.n77]
        + [Stack.n78, Stack.n79, Stack.n80, Stack.n81, Stack.n83, Stack.n84, Stack.n86]
        + [
            Interruptions.n87, Interruptions.n88, Interruptions.n91, Interruptions.n94, Interruptions.n95,
            Interruptions.n96,
        ]
        + [Apps.n97, Apps.n100, Apps.n101, Apps.n102]
        + [HidingBars.n173, HidingBars.n174]
        + [
            Reports27.n230, Reports27.n231, Reports27.n233, Reports27.n235, Reports27.n236, Reports27.n237,
        ]

    /// How pages are pushed and popped where nobody swipes.
    var portableMethods: [Variation.Method] {
        let methods = variations.map(\.method)
        let found = [Variation.Method.tap, .atOnce].filter { methods.contains($0) }
        return found.isEmpty ? [.tap] : found
    }

    /// Whether it runs with all its steps where nobody swipes.
    var runsInWindow: Bool { !steps.contains(where: \.needsFinger) }

    var testDescription: String { "\(number), \(gist)" }
}
