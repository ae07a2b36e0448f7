import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { atMost } from './at-most.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPicture } from './clean-picture.ts'

type File = { type: string; content: Buffer }
/** The result of cleaning a file: its new content, or why there is none. */
export type Cleaned = { is: 'clean'; content: Buffer } | { is: 'unreadable' | 'pixels' | 'encrypted' | 'active' }

/** Decoded pictures and PDFs are large, so only a few are handled at a time across all players. */
const oneOfTwo = atMost(2)

/**
 * Rewrites each file from its visible content: pictures are decoded and encoded, PDFs parsed and saved. Refuses what
 * cannot be read (5), and PDFs that are encrypted or contain active content (160).
 */
export async function cleanFiles<F extends File>(files: readonly F[]): Promise<F[] | Refused> {
  const clean: F[] = []
  for (const file of files) {
    const one = await oneOfTwo(() => cleanFile(file))
    if (isRefused(one)) return one
    clean.push({ ...file, content: one })
  }
  return clean
}

async function cleanFile({ type, content }: File): Promise<Buffer | Refused> {
  const cleaned = type === 'application/pdf' ? await cleanPdf(content) : await cleanPicture(type, content)
  if (cleaned.is === 'clean') return cleaned.content
  return cleaned.is === 'unreadable' ? refuse('uploadFailed') : refuse('fileRefused', { details: { reason: cleaned.is } })
}
