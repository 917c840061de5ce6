extension NSError: Error {}
