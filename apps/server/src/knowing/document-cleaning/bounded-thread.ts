import { Worker } from 'node:worker_threads'

const mostMs = 20_000
const mostGrownBytes = 800_000_000
const lookMs = 100

/**
 * Runs a file in a thread of its own and returns its one message; undefined if it fails, takes too long or needs too much
 * memory, upon which it is ended. For what reads files that strangers have sent.
 */
export function inBoundedThread<Answer>(file: URL, workerData: unknown): Promise<Answer | undefined> {
  const worker = new Worker(file, {
    workerData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const before = process.memoryUsage.rss()
  return new Promise((resolve) => {
    const end = (answer: Answer | undefined) => {
      clearTimeout(late)
      clearInterval(looking)
      void worker.terminate()
      resolve(answer)
    }
    const late = setTimeout(() => end(undefined), mostMs)
    const looking = setInterval(() => process.memoryUsage.rss() - before > mostGrownBytes && end(undefined), lookMs)
    worker.once('message', (answer: Answer) => end(answer))
    worker.once('error', () => end(undefined))
    worker.once('exit', () => end(undefined))
  })
}
