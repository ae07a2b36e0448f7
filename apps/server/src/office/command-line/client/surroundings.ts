import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchOf } from './office-fetch.ts'
import type { Surroundings } from './office-command.ts'

const askEveryMs = 2000

/** The surroundings of a command in a terminal: it speaks on standard error, so that its answer stands alone. */
export const terminal: Surroundings = {
  fetchOf,
  tell: (line) => console.error(line),
  wait: () => pause(askEveryMs),
  readInput: async () => (process.stdin.isTTY ? '' : (await text(process.stdin)).trim()),
}
