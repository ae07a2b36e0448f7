import { inBoundedThread } from './bounded-thread.ts'
import type { Cleaned } from './clean-files.ts'

/** The worker's answer. */
export type FromWorker = { is: 'clean'; content: Uint8Array } | Exclude<Cleaned, { is: 'clean' }>

/** Rewrites a PDF in a thread of its own, which is ended if it takes too long or needs too much memory. */
export async function cleanPdf(content: Buffer): Promise<Cleaned> {
  const told = await inBoundedThread<FromWorker>(new URL('./pdf-worker.ts', import.meta.url), content)
  if (!told) return { is: 'unreadable' }
  return told.is === 'clean' ? { is: 'clean', content: Buffer.from(told.content) } : told
}
