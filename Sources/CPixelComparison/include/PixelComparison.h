// Compares two pictures row by row. It is C because tests run without optimisation: with vectors this takes twice the
// optimised time then, where Swift takes six times.

#ifndef PIXEL_COMPARISON_H
#define PIXEL_COMPARISON_H

#include <stdint.h>

/// A rectangle of pixels, the last column and row included; empty where `right` is below `left`.
typedef struct {
    int32_t left, top, right, bottom;
} PixelBounds;

/// What was found in the rows so far.
typedef struct {
    /// Around all pixels that are not the same.
    PixelBounds changed;
    /// Around those that differ by more than the limit.
    PixelBounds differing;
    /// How many differ by more than the limit.
    int64_t differing_count;
    /// How many of those are in the largest connected group, diagonals included.
    int32_t largest_blob;
    /// The largest difference of a channel, 0...255.
    int32_t largest_difference;
} PixelFindings;

typedef struct PixelComparison PixelComparison;

/// Begins to compare pictures of a width in pixels. A pixel differs when a channel is off by more than `channel_limit`,
/// 0...255. Pairs with `pixel_comparison_destroy`.
PixelComparison *pixel_comparison_create(int32_t width, uint8_t channel_limit);

/// Takes in row `y` of both. Rows go down; those that are the same may be left out.
void pixel_comparison_add_row(
    PixelComparison *comparison, const uint32_t *reference, const uint32_t *actual, int32_t y);

PixelFindings pixel_comparison_findings(const PixelComparison *comparison);

void pixel_comparison_destroy(PixelComparison *comparison);

#endif
