// The functions of zlib that the PNG readers and writers call. Declared here, so that zlib's own headers need not be
// installed; the library itself comes with every Swift toolchain on Linux.

#ifndef CZLIB_PROTOTYPES_H
#define CZLIB_PROTOTYPES_H

unsigned long compressBound(unsigned long sourceLength);

int compress2(
    unsigned char *destination, unsigned long *destinationLength,
    const unsigned char *source, unsigned long sourceLength, int level);

int uncompress(
    unsigned char *destination, unsigned long *destinationLength,
    const unsigned char *source, unsigned long sourceLength);

// A stream that is compressed piece by piece, with zlib's own names and layout.
typedef struct z_stream_s {
    unsigned char *next_in;
    unsigned int avail_in;
    unsigned long total_in;
    unsigned char *next_out;
    unsigned int avail_out;
    unsigned long total_out;
    const char *msg;
    void *state;
    void *zalloc;
    void *zfree;
    void *opaque;
    int data_type;
    unsigned long adler;
    unsigned long reserved;
} z_stream;

const char *zlibVersion(void);

int deflateInit_(z_stream *stream, int level, const char *version, int streamSize);

int deflate(z_stream *stream, int flush);

int deflateEnd(z_stream *stream);

unsigned long crc32(unsigned long crc, const unsigned char *bytes, unsigned int count);

#endif
