import { Worker } from 'node:worker_threads'
import type { Cleaned } from './clean-files.ts'

const mostMs = 20_000
const mostGrownBytes = 800_000_000
const lookMs = 100

/** What the worker answers. */
export type FromWorker = { is: 'clean'; content: Uint8Array } | Exclude<Cleaned, { is: 'clean' }>

/**
 * Reads a paper and saves it anew, in a thread of its own: one that takes too long or unpacks to too much ends there,
 * and nothing else does.
 */
export function cleanPdf(content: Buffer): Promise<Cleaned> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: content,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const before = process.memoryUsage.rss()
  return new Promise((resolve) => {
    const end = (cleaned: Cleaned) => {
      clearTimeout(late)
      clearInterval(looking)
      void worker.terminate()
      resolve(cleaned)
    }
    const giveUp = () => end({ is: 'unreadable' })
    const late = setTimeout(giveUp, mostMs)
    const looking = setInterval(() => process.memoryUsage.rss() - before > mostGrownBytes && giveUp(), lookMs)
    worker.once('message', (told: FromWorker) => end(told.is === 'clean' ? { is: 'clean', content: Buffer.from(told.content) } : told))
    worker.once('error', giveUp)
  })
}
