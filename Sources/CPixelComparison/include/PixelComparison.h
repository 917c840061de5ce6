// Compares two images row by row. This is C because tests run without optimisation: this vector code then takes twice
// the time of optimised code, Swift six times.

#ifndef PIXEL_COMPARISON_H
#define PIXEL_COMPARISON_H

#include <stdint.h>

/// A rectangle of pixels, the last column and row included; empty if `right` is less than `left`.
typedef struct {
    int32_t left, top, right, bottom;
} PixelBounds;

/// The result for the rows so far.
typedef struct {
    /// The bounds of all pixels that are not equal.
    PixelBounds changed;
    /// The bounds of the pixels that differ by more than the limit.
    PixelBounds differing;
    /// The number of pixels that differ by more than the limit.
    int64_t differing_count;
    /// The number of those pixels in the largest connected group; diagonal neighbors are connected.
    int32_t largest_blob;
    /// The largest difference of a channel, 0...255.
    int32_t largest_difference;
} PixelFindings;

typedef struct PixelComparison PixelComparison;

/// Creates a comparison of images with a width in pixels. A pixel differs if a channel differs by more than
/// `channel_limit`, 0...255. Pairs with `pixel_comparison_destroy`.
PixelComparison *pixel_comparison_create(int32_t width, uint8_t channel_limit);

/// Compares row `y` of both images. Rows are given from the top; equal rows may be left out.
void pixel_comparison_add_row(
    PixelComparison *comparison, const uint32_t *reference, const uint32_t *actual, int32_t y);

PixelFindings pixel_comparison_findings(const PixelComparison *comparison);

void pixel_comparison_destroy(PixelComparison *comparison);

#endif
