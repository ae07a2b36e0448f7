import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a script through the launcher from a shell that exits at once. The script prints what it reads. */
function startFromShell(name: string, prefix: string): { heard: () => string; end: () => void } {
  const file = join(folder, `${name}.txt`)
  const script = join(folder, `${name}.ts`)
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs'
     const say = (word: string) => appendFileSync(${JSON.stringify(file)}, word + '\\n')
     say('pid ' + process.pid)
     setInterval(() => say('beat'), 250)
     process.stdin.on('end', () => (say('alone'), process.exit(0))).resume()
     setTimeout(() => process.exit(0), 60_000)`,
  )
  const command = `${prefix} ${process.execPath} ${join(import.meta.dirname, 'run.mjs')} ${script} </dev/null >/dev/null 2>&1 &`
  // The shell lives until the script has started.
  const shell = spawn('sh', ['-c', `${command} while [ ! -s ${file} ]; do sleep 0.05; done`], { stdio: 'ignore' })
  shell.unref()
  const heard = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const end = () => {
    const pid = /pid (\d+)/.exec(heard())?.[1]
    const parent = pid && /^PPid:\s*(\d+)/m.exec(spawnSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' }).stdout)?.[1]
    for (const one of [pid, parent]) if (one && Number(one) > 1) spawnSync('kill', [one])
  }
  return { heard, end }
}

test.skipIf(process.platform !== 'linux')('what a shell started ends with it', async () => {
  const { heard, end } = startFromShell('plain', '')
  await expect.poll(heard, { timeout: 30_000 }).toContain('alone')
  end()
})

test.skipIf(process.platform !== 'linux')('what was started in a session of its own goes on', async () => {
  const { heard, end } = startFromShell('apart', 'setsid --fork')
  // The launcher checks its parent once a second.
  await expect.poll(() => heard().split('beat').length, { timeout: 30_000 }).toBeGreaterThan(12)
  expect(heard()).not.toContain('alone')
  end()
})
