import sharp from 'sharp'
import type { Cleaned } from './clean-files.ts'

/** A phone's largest picture has about fifty million; decoded, four bytes each. */
const mostPixels = 60_000_000
const mostSeconds = 30
/** The kinds that are written anew, as the library calls them. Of anything else there is no decoder here. */
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const
/** A trace that nobody sees at this quality. */
const quality = 90

sharp.cache(false)
sharp.concurrency(1)
// Only decoders of these kinds: the library knows many more, each a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] })

/**
 * Decodes a picture and encodes it again, turned the way it is meant; what is not part of the picture is gone, its
 * place and camera too.
 */
export async function cleanPicture(type: string, content: Buffer): Promise<Cleaned> {
  const format = Object.hasOwn(formats, type) ? formats[type as keyof typeof formats] : undefined // the key was just looked up
  if (!format) return { is: 'unreadable' }
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { is: 'pixels' }
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: mostSeconds }).autoOrient()
    return { is: 'clean', content: await picture.toFormat(format, format === 'jpeg' || format === 'webp' ? { quality } : {}).toBuffer() }
  } catch {
    return { is: 'unreadable' }
  }
}
