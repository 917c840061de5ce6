// The simplifications of a value: copies with one property set to its default.

/// Copies of a value with one property changed.
private func changed<Value>(_ value: Value, _ edits: [(inout Value) -> Void]) -> [Value] {
    edits.map { edit in
        var copy = value
        edit(&copy)
        return copy
    }
}

extension BarSpec {
    var simplifications: [BarSpec] {
        changed(
            self,
            [
                { $0 = BarSpec() }, { $0.background = .red }, { $0.isLight = false }, { $0.isHidden = false },
                { $0.toolbar = nil }, { $0.style = .automatic }, { $0.hasPrompt = false }, { $0.isInline = false },
            ]
        ).filter { $0 != self }
    }
}

extension PageSpec {
    var simplifications: [PageSpec] {
        let plain = changed(
            self,
            [
                { $0 = PageSpec(BarSpec()) }, { $0.content = .plain }, { $0.inset = 0 }, { $0.hidesBottomBar = false },
                { $0.habit = nil },
            ]
        ).filter { $0 != self }
        return plain + (bar?.simplifications ?? []).map { bar in changed(self, [{ $0.bar = bar }])[0] }
    }
}

extension StageSpec {
    var simplifications: [StageSpec] {
        let plain = changed(
            self,
            [
                { $0.profile = "iphone15-ios18" }, { $0.start = .attachedBeforeShown }, { $0.hasTabs = false },
                { $0.isRightToLeft = false }, { $0.isLandscape = false }, { $0.prefersLargeTitles = false },
                { $0.isOpaque = false }, { $0.prefersCrossFades = false }, { $0.popsByDrag = false },
                { $0.framesPerSecond = 30 },
            ]
        ).filter { $0 != self }
        let fewerVariants = variants.indices.map { index in changed(self, [{ _ = $0.variants.remove(at: index) }])[0] }
        return fewerVariants + plain + root.simplifications.map { root in changed(self, [{ $0.root = root }])[0] }
    }
}

extension SequenceOperation {
    var simplifications: [SequenceOperation] {
        switch self {
        case .push(let page, let animated):
            page.simplifications.map { .push($0, animated: animated) } + (animated ? [] : [.push(page, animated: true)])
        case .pop(let animated): animated ? [] : [.pop(animated: true)]
        case .set(let count, let pages, let animated):
            pages.indices.flatMap { index in
                [.set(keeping: count, adding: pages.dropped(index), animated: animated)]
                    + pages[index].simplifications.map {
                        .set(keeping: count, adding: pages.replaced(index, by: $0), animated: animated)
                    }
            } + (count == 0 && pages.count == 1 ? [.push(pages[0], animated: animated)] : [])
        case .tapBack: [.pop(animated: true)]
        case .beginDrag: [.beginSwipe]
        case .declare(let bar, let below, let animated):
            bar.simplifications.map { .declare($0, below: below, animated: animated) }
        case .advance(let time): time == 0 || time == 10 ? [] : [.advance(10)]
        case .moveSwipe(let progress): progress == 50 ? [] : [.moveSwipe(to: 50)]
        default: []
        }
    }
}

extension [PageSpec] {
    fileprivate func dropped(_ index: Int) -> Self {
        var copy = self
        copy.remove(at: index)
        return copy
    }

    fileprivate func replaced(_ index: Int, by page: PageSpec) -> Self {
        var copy = self
        copy[index] = page
        return copy
    }
}
