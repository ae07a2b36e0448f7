import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningHouse } from './running-house.ts'

const root = join(import.meta.dirname, '..')

/** A terminal of somebody whose computer is not the server: it knows the address of the office alone. */
export function openTerminal(house: RunningHouse, more: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-terminal-'))
  const env = { ...process.env, DATA_DIR: folder, FAIRHOUSE_CONFIG: folder, OFFICE_ORIGIN: house.office, ...more }
  return {
    close: () => rmSync(folder, { recursive: true }),
    /** Begins a command. `says` waits until it has said something, `ends` until it has ended, and answers all it said. */
    run(...args: string[]) {
      const running = spawn(
        join(root, 'node_modules/node/bin/node'),
        ['--disable-warning=ExperimentalWarning', join(root, 'launch/fairhouse.mjs'), ...args],
        { env },
      )
      let said = ''
      for (const stream of [running.stdout, running.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
      const ended = new Promise<number | null>((resolve) => void running.on('close', resolve))
      return {
        async says(what: RegExp): Promise<string> {
          for (;;) {
            const [, found] = what.exec(said) ?? []
            if (found !== undefined) return found
            const over = await Promise.race([ended.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false), 50))])
            if (over && !what.test(said)) throw new Error(`The command ended with: ${said}`)
          }
        },
        ends: async (): Promise<{ code: number | null; said: string }> => ({ code: await ended, said }),
      }
    },
  }
}
