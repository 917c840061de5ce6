@_exported import CoreGraphics
@_exported import Foundation
// Data, URL, Date, FileManager, ProcessInfo and their like: the same sources are part of Apple's Foundation, with the
// same availability.
@_exported import FoundationEssentials
@_exported import ObjectiveC
