import { atMost } from '../document-cleaning/at-most.ts'
import { inBoundedThread } from '../document-cleaning/bounded-thread.ts'
import { guardedSharp, mostPixels, mostSeconds } from '../document-cleaning/guarded-sharp.ts'

/** What the thread is given: a PDF, and the page to paint; none to count only. */
export type Wanted = { content: Uint8Array; page?: number }
/** What it answers: how many pages there are, and the pixels of one. */
export type Painted = { pages: number; width?: number; height?: number; pixels?: Uint8Array }

type File = { contentType: string; content: Buffer }

const mostSide = 3000
const quality = 88
/** Pictures are large while they are drawn: a few at a time, whoever asks. */
const oneOfTwo = atMost(2)

/** Returns whether a file has pages of its own. */
export const isPaper = (contentType: string): boolean => contentType === 'application/pdf'

/** Counts the pages of a file; a picture is one. Returns undefined if it cannot be read. */
export async function countPages({ contentType, content }: File): Promise<number | undefined> {
  if (!isPaper(contentType)) return 1
  return (await oneOfTwo(() => paint({ content })))?.pages
}

/**
 * Draws one page of a file anew as a picture (WebP), upright and without anything but its pixels. Returns undefined if
 * there is no such page or it cannot be read.
 */
export const drawPage = (file: File, page: number): Promise<Buffer | undefined> =>
  oneOfTwo(() => (isPaper(file.contentType) ? drawPaper(file, page) : page === 0 ? drawPicture(file) : Promise.resolve(undefined)))

async function drawPaper({ content }: File, page: number): Promise<Buffer | undefined> {
  const { width, height, pixels } = (await paint({ content, page })) ?? {}
  if (!width || !height || !pixels) return undefined
  return guardedSharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .webp({ quality })
    .toBuffer()
}

async function drawPicture({ content }: File): Promise<Buffer | undefined> {
  try {
    return await guardedSharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
  } catch {
    return undefined
  }
}

const paint = (wanted: Wanted): Promise<Painted | undefined> =>
  inBoundedThread<Painted>(new URL('./draw-worker.ts', import.meta.url), wanted)
