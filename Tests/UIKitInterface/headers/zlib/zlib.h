// Source: the manual of zlib 1.2, https://zlib.net/manual.html.
#pragma once

typedef struct z_stream_s {
    unsigned char *next_in;
    unsigned int avail_in;
    unsigned long total_in;
    unsigned char *next_out;
    unsigned int avail_out;
    unsigned long total_out;
    const char *msg;
    struct internal_state *state;
    void *(*zalloc)(void *, unsigned int, unsigned int);
    void (*zfree)(void *, void *);
    void *opaque;
    int data_type;
    unsigned long adler;
    unsigned long reserved;
} z_stream;

const char *zlibVersion(void);
int deflateInit_(z_stream *stream, int level, const char *version, int stream_size);
int deflate(z_stream *stream, int flush);
int deflateEnd(z_stream *stream);
unsigned long crc32(unsigned long crc, const unsigned char *buf, unsigned int len);
