import ExamplePages

// The pages of the README's test files, which import no module of their own for them.
typealias ListPage = ExamplePages.ListPage
typealias PhotoPage = ExamplePages.PhotoPage
