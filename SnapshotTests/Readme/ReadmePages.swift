import ExamplePages

// The pages of the README's test files, which do not import the example's module.
typealias ListPage = ExamplePages.ListPage
typealias PhotoPage = ExamplePages.PhotoPage
