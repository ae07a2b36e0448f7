import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { atMost } from './at-most.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPicture } from './clean-picture.ts'

type File = { type: string; content: Buffer }
/** What came of a file: its new content, or why there is none. */
export type Cleaned = { is: 'clean'; content: Buffer } | { is: 'unreadable' | 'pixels' | 'encrypted' | 'active' }

/** Pictures and papers are large once they are decoded: few at a time, whoever sends them. */
const oneOfTwo = atMost(2)

/**
 * Writes each file anew from what it shows, so that nothing else in it is kept: pictures are decoded and encoded,
 * papers are read and saved. What cannot be read is refused (5), and so are papers that are locked or do something when
 * they are opened (160).
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
