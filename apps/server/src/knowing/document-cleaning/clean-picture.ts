import type { Cleaned } from './clean-files.ts'
import { guardedSharp, mostPixels, mostSeconds } from './guarded-sharp.ts'

/** The types that are rewritten, by the library's names. */
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const
/** Visually lossless. */
const quality = 90

/** Decodes a picture and encodes it again, upright; metadata such as place and camera is dropped. */
export async function cleanPicture(type: string, content: Buffer): Promise<Cleaned> {
  const format = Object.hasOwn(formats, type) ? formats[type as keyof typeof formats] : undefined // the key was just looked up
  if (!format) return { is: 'unreadable' }
  try {
    const { width, height } = await guardedSharp(content, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { is: 'pixels' }
    const picture = guardedSharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: mostSeconds }).autoOrient()
    return { is: 'clean', content: await picture.toFormat(format, format === 'jpeg' || format === 'webp' ? { quality } : {}).toBuffer() }
  } catch {
    return { is: 'unreadable' }
  }
}
