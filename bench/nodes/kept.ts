import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from './child-process.ts'

/** A program that is started again when it was killed, as systemd does. */
export type Kept = { kill: () => Promise<void>; end: (signal: NodeJS.Signals) => Promise<void> }

const againMs = 1000

/** Starts it and keeps it. */
export function keep(start: () => Running): Kept {
  let running = start()
  return {
    async kill() {
      await running.end('SIGKILL')
      await wait(againMs)
      running = start()
    },
    end: (signal) => running.end(signal),
  }
}
