// Finds the largest connected group of pixels in runs given row by row, left to right. Diagonal neighbors are
// connected.

#ifndef BLOB_FINDER_H
#define BLOB_FINDER_H

#include <stdint.h>
#include <stdlib.h>

/// A run of adjacent pixels in one row, the last included, and the group it belongs to.
typedef struct {
    int32_t start, end, blob;
} Run;

typedef struct {
    /// For each group the one it was merged into, or itself.
    int32_t *parents;
    int32_t *sizes;
    int32_t count, capacity;
    Run *above, *current;
    int32_t above_count, current_count;
    /// The first run of the row above that can touch further runs of this row.
    int32_t next_above;
    int32_t row;
    int32_t largest;
} BlobFinder;

static void *memory_or_abort(void *memory) {
    if (!memory) abort();
    return memory;
}

static void blobs_init(BlobFinder *finder, int32_t width) {
    size_t runs = (size_t)width / 2 + 1;
    *finder = (BlobFinder){.row = INT32_MIN, .capacity = 1024};
    finder->parents = memory_or_abort(malloc(1024 * sizeof(int32_t)));
    finder->sizes = memory_or_abort(malloc(1024 * sizeof(int32_t)));
    finder->above = memory_or_abort(malloc(runs * sizeof(Run)));
    finder->current = memory_or_abort(malloc(runs * sizeof(Run)));
}

static void blobs_free(BlobFinder *finder) {
    free(finder->parents);
    free(finder->sizes);
    free(finder->above);
    free(finder->current);
}

/// Begins a row, to which later runs belong. Rows are given from the top.
static void blobs_begin_row(BlobFinder *finder, int32_t row) {
    Run *finished = finder->current;
    finder->current = finder->above;
    finder->above = finished;
    finder->above_count = row == finder->row + 1 ? finder->current_count : 0;
    finder->current_count = 0;
    finder->next_above = 0;
    finder->row = row;
}

static int32_t blobs_root(BlobFinder *finder, int32_t blob) {
    int32_t *parents = finder->parents;
    while (parents[blob] != blob) {
        parents[blob] = parents[parents[blob]];
        blob = parents[blob];
    }
    return blob;
}

static int32_t blobs_join(BlobFinder *finder, int32_t first, int32_t second) {
    int32_t large = blobs_root(finder, first), small = blobs_root(finder, second);
    if (large == small) return large;
    if (finder->sizes[large] < finder->sizes[small]) {
        int32_t other = large;
        large = small;
        small = other;
    }
    finder->parents[small] = large;
    finder->sizes[large] += finder->sizes[small];
    return large;
}

static int32_t blobs_make(BlobFinder *finder, int32_t size) {
    if (finder->count == finder->capacity) {
        finder->capacity *= 2;
        size_t bytes = (size_t)finder->capacity * sizeof(int32_t);
        finder->parents = memory_or_abort(realloc(finder->parents, bytes));
        finder->sizes = memory_or_abort(realloc(finder->sizes, bytes));
    }
    finder->parents[finder->count] = finder->count;
    finder->sizes[finder->count] = size;
    return finder->count++;
}

static inline void blobs_add(BlobFinder *finder, int32_t start, int32_t end) {
    int32_t blob = blobs_make(finder, end - start + 1);
    const Run *above = finder->above;
    int32_t index = finder->next_above, count = finder->above_count;
    while (index < count && above[index].end < start - 1) index++;
    finder->next_above = index;
    for (; index < count && above[index].start <= end + 1; index++) blob = blobs_join(finder, blob, above[index].blob);
    finder->current[finder->current_count++] = (Run){start, end, blob};
    if (finder->sizes[blob] > finder->largest) finder->largest = finder->sizes[blob];
}

#endif
