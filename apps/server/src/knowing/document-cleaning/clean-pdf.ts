import { Worker } from 'node:worker_threads'
import type { Cleaned } from './clean-files.ts'

const mostMs = 20_000
const mostGrownBytes = 800_000_000
const lookMs = 100

/** The worker's answer. */
export type FromWorker = { is: 'clean'; content: Uint8Array } | Exclude<Cleaned, { is: 'clean' }>

/** Rewrites a PDF in a thread of its own, which is ended if it takes too long or needs too much memory. */
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
