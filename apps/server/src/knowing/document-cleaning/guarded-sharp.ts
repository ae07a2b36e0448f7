import sharp from 'sharp'

/** The largest phone pictures have about fifty million pixels, four bytes each when decoded. */
export const mostPixels = 60_000_000
export const mostSeconds = 30

sharp.cache(false)
sharp.concurrency(1)
// Only the decoders of the types that are taken: each of the library's many others is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] })

/** The picture library, with no more decoders than are needed. */
export const guardedSharp = sharp
