// expect: 'path(percentEncoded:)' is only available in iOS 16.0 or newer
import Foundation

func path(of address: URL) -> String {
    address.path(percentEncoded: false)
}
