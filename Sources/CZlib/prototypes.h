// The four functions of zlib that the PNG reader and writer call. Declared here, so that zlib's own headers need not be
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

unsigned long crc32(unsigned long crc, const unsigned char *bytes, unsigned int count);

#endif
