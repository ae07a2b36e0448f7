import { openStream } from './stream.ts'

/** Which streams a process is to open, ten of a player, and at which node. */
export type ToHold = { port: number; cookies: readonly string[]; first: number; count: number; ofOne: number }
/** How many are open, each thousand; or what ended one. */
export type Held = { open: number } | { failed: string }

const atOnce = 64

/** Opens event streams in a process of its own, so many at once, and holds them until its parent lets it go. */
function hold({ port, cookies, first, count, ofOne }: ToHold): void {
  let [next, open] = [first, 0]
  const tell = (held: Held) => void process.send?.(held)
  const lane = async (): Promise<void> => {
    while (next < first + count) {
      const index = next
      next += 1
      await openStream(port, cookies[Math.floor(index / ofOne)] ?? '', index)
      open += 1
      if (open % 1000 === 0 || open === count) tell({ open })
    }
  }
  Promise.all(Array.from({ length: atOnce }, lane)).catch((error: Error) => tell({ failed: error.message }))
}

process.once('message', (asked: ToHold) => hold(asked))
process.once('disconnect', () => process.exit())
