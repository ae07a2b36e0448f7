import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunningHouse } from './running-house.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Runs `fairhouse … --json` against a house as an operator does; a non-zero exit still answers what was said. */
export function fairhouse<Value>(house: RunningHouse, ...args: string[]): Promise<Value> {
  return fairhouseReading<Value>(house, '', ...args)
}

/** The same for a command that reads something from standard input, through the launcher that hands it on. */
export async function fairhouseReading<Value>(house: RunningHouse, input: string, ...args: string[]): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-cli-'))
  try {
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ mode: 'sandbox', owner: house.ownerUrl, app: house.appUrl }))
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(house.secrets))
    const env = { ...process.env, DATA_DIR: dataDir }
    const script = join(root, input ? 'launch/fairhouse.mjs' : 'apps/server/src/office/command-line/main.ts')
    const running = run(join(root, 'node_modules/node/bin/node'), ['--disable-warning=ExperimentalWarning', script, ...args, '--json'], {
      env,
    })
    running.child.stdin?.end(input)
    const { stdout } = await running.catch((error: { stdout?: string; stderr?: string }) => {
      if (error.stdout) return { stdout: error.stdout }
      throw new Error(error.stderr)
    })
    return JSON.parse(stdout) as Value // the command's own JSON
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
