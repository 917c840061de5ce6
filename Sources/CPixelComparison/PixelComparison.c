#include "PixelComparison.h"
#include "BlobFinder.h"

#include <string.h>

enum { chunk = 16, parts = 4 };

// A part of a chunk as bytes, pixels and words, with the alignment of a pixel.
typedef uint8_t Bytes __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint32_t Pixels __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint64_t Words __attribute__((vector_size(16), aligned(4), may_alias));

struct PixelComparison {
    BlobFinder blobs;
    PixelBounds changed, differing;
    int64_t count;
    /// The largest differences so far, one for each byte of a part.
    Bytes largest;
    Bytes limit;
    int32_t width;
};

/// The state of a comparison within a row.
typedef struct {
    int32_t y;
    /// The start of the run that has not ended yet; -1 if there is none.
    int32_t run_start;
} Row;

PixelComparison *pixel_comparison_create(int32_t width, uint8_t channel_limit) {
    PixelComparison *comparison = memory_or_abort(calloc(1, sizeof(PixelComparison)));
    PixelBounds nothing = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    comparison->changed = nothing;
    comparison->differing = nothing;
    comparison->limit += channel_limit;
    comparison->width = width;
    blobs_init(&comparison->blobs, width);
    return comparison;
}

void pixel_comparison_destroy(PixelComparison *comparison) {
    blobs_free(&comparison->blobs);
    free(comparison);
}

static void include(PixelBounds *bounds, int32_t first, int32_t last, int32_t y) {
    if (first < bounds->left) bounds->left = first;
    if (last > bounds->right) bounds->right = last;
    if (y < bounds->top) bounds->top = y;
    if (y > bounds->bottom) bounds->bottom = y;
}

static void end_run(PixelComparison *comparison, Row *row, int32_t end) {
    comparison->count += end - row->run_start;
    blobs_add(&comparison->blobs, row->run_start, end - 1);
    row->run_start = -1;
}

static inline Bytes absolute_difference(Bytes first, Bytes second) {
    Bytes is_greater = (Bytes)(first > second);
    return ((first - second) & is_greater) | ((second - first) & ~is_greater);
}

static inline Bytes greater(Bytes first, Bytes second) {
    Bytes is_greater = (Bytes)(first > second);
    return (first & is_greater) | (second & ~is_greater);
}

static inline uint32_t sum(Pixels pixels) {
    return pixels[0] + pixels[1] + pixels[2] + pixels[3];
}

/// Adds 16 pixels from column `x` on, of which some are changed.
static inline void add_chunk(
    PixelComparison *comparison, Row *row, const uint32_t *reference, const uint32_t *actual, int32_t x)
{
    static const Pixels bits = {1, 2, 4, 8};
    const Bytes *first = (const Bytes *)reference, *second = (const Bytes *)actual;
    Pixels changed_bits = {0}, differing_bits = {0};
    for (int part = 0; part < parts; part++) {
        Bytes difference = absolute_difference(first[part], second[part]);
        comparison->largest = greater(comparison->largest, difference);
        changed_bits |= ((Pixels)difference != 0) & bits << part * parts;
        differing_bits |= ((Pixels)(difference > comparison->limit) != 0) & bits << part * parts;
    }
    uint32_t changed = sum(changed_bits), mask = sum(differing_bits);
    include(&comparison->changed, x + __builtin_ctz(changed), x + 31 - __builtin_clz(changed), row->y);
    if (mask) include(&comparison->differing, x + __builtin_ctz(mask), x + 31 - __builtin_clz(mask), row->y);
    if (row->run_start >= 0) {
        int32_t end = __builtin_ctz(~mask);
        if (end == chunk) return;
        end_run(comparison, row, x + end);
        mask &= ~0u << end;
    }
    while (mask) {
        int32_t start = __builtin_ctz(mask);
        int32_t end = start + __builtin_ctz(~(mask >> start));
        row->run_start = x + start;
        if (end == chunk) return;
        end_run(comparison, row, x + end);
        mask &= ~0u << end;
    }
}

static inline int is_changed(const uint32_t *reference, const uint32_t *actual) {
    const Words *first = (const Words *)reference, *second = (const Words *)actual;
    Words difference = {0};
    for (int part = 0; part < parts; part++) difference |= first[part] ^ second[part];
    return (difference[0] | difference[1]) != 0;
}

void pixel_comparison_add_row(
    PixelComparison *comparison, const uint32_t *reference, const uint32_t *actual, int32_t y)
{
    Row row = {y, -1};
    blobs_begin_row(&comparison->blobs, y);
    int32_t x = 0;
    for (; x + chunk <= comparison->width; x += chunk) {
        if (is_changed(reference + x, actual + x)) {
            add_chunk(comparison, &row, reference + x, actual + x, x);
        } else if (row.run_start >= 0) {
            end_run(comparison, &row, x);
        }
    }
    // The rest of the row, padded with equal pixels, which end the last run.
    uint32_t rest[2][chunk] = {{0}};
    size_t bytes = (size_t)(comparison->width - x) * sizeof(uint32_t);
    memcpy(rest[0], reference + x, bytes);
    memcpy(rest[1], actual + x, bytes);
    if (is_changed(rest[0], rest[1])) {
        add_chunk(comparison, &row, rest[0], rest[1], x);
    } else if (row.run_start >= 0) {
        end_run(comparison, &row, x);
    }
}

PixelFindings pixel_comparison_findings(const PixelComparison *comparison) {
    PixelFindings findings = {
        comparison->changed, comparison->differing, comparison->count, comparison->blobs.largest, 0};
    for (size_t index = 0; index < sizeof(Bytes); index++) {
        if (comparison->largest[index] > findings.largest_difference) {
            findings.largest_difference = comparison->largest[index];
        }
    }
    return findings;
}
