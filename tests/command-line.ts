import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runCommand } from '../apps/server/src/office/command-line/run-command.ts'
import type { RunningHouse } from './running-house.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Runs `fairhouse … --json` against a house as an operator does, in this process; an exit code of 1 still answers what was said. */
export function fairhouse<Value>(house: RunningHouse, ...args: string[]): Promise<Value> {
  return withFolder(house, async (DATA_DIR) => {
    const { text, isComplaint } = await runCommand([...args, '--json'], { DATA_DIR })
    if (isComplaint) throw new Error(text)
    return text
  })
}

/** The same for a command that reads something from standard input: a process of its own, by the launcher that hands it on. */
export function fairhouseReading<Value>(house: RunningHouse, input: string, ...args: string[]): Promise<Value> {
  return withFolder(house, async (DATA_DIR) => {
    const running = run(
      join(root, 'node_modules/node/bin/node'),
      ['--disable-warning=ExperimentalWarning', join(root, 'launch/fairhouse.mjs'), ...args, '--json'],
      { env: { ...process.env, DATA_DIR } },
    )
    running.child.stdin?.end(input)
    const { stdout } = await running.catch((error: { stdout?: string; stderr?: string }) => {
      if (error.stdout) return { stdout: error.stdout }
      throw new Error(error.stderr)
    })
    return stdout
  })
}

/** Lends the command line a data folder that names the house's databases and keys. */
async function withFolder<Value>(house: RunningHouse, say: (dataDir: string) => Promise<string>): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-cli-'))
  try {
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ mode: 'sandbox', owner: house.ownerUrl, app: house.appUrl }))
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(house.secrets))
    return JSON.parse(await say(dataDir)) as Value // the command's own JSON
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
