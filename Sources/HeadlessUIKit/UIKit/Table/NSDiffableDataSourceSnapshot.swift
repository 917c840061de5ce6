import Foundation

/// The sections and items of a diffable data source at one moment. (UIKit documentation) Identifiers must be unique: a
/// repeated one traps.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items whose cells are made again.
    var reloaded: Set<ItemIdentifierType> = []

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: Reading

    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionOfItem.count }

    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// The number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

    /// The items in a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    /// The section that contains an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// The position of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    /// The position of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(
                items[identifier] == nil, "NSDiffableDataSourceSnapshot: section \(identifier) is there already.")
            sectionIdentifiers.append(identifier)
            items[identifier] = []
        }
    }

    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { sectionOfItem.removeValue(forKey: item) }
        }
        sectionIdentifiers.removeAll { identifiers.contains($0) }
    }

    // MARK: Items

    /// Adds items at the end of a section; without one, of the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            preconditionFailure("NSDiffableDataSourceSnapshot.appendItems: there is no such section; append it first.")
        }
        insert(identifiers, into: section, at: items[section]?.count ?? 0)
    }

    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, index) = place(of: beforeIdentifier)
        insert(identifiers, into: section, at: index)
    }

    /// Inserts items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, index) = place(of: afterIdentifier)
        insert(identifiers, into: section, at: index + 1)
    }

    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard let section = sectionOfItem.removeValue(forKey: identifier) else { continue }
            items[section]?.removeAll { $0 == identifier }
        }
    }

    /// Deletes all sections and items.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Makes the cells of items again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }

    /// Configures the cells of items again; here the cells are made again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }

    private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
            preconditionFailure("NSDiffableDataSourceSnapshot: there is no item \(item).")
        }
        return (section, index)
    }

    private mutating func insert(_ new: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int) {
        for item in new {
            precondition(sectionOfItem[item] == nil, "NSDiffableDataSourceSnapshot: item \(item) is there already.")
            sectionOfItem[item] = section
        }
        items[section]?.insert(contentsOf: new, at: index)
    }
}
