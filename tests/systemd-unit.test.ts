// The unit file of docs/operate/systemd-and-containers.md: systemd understands it, and its command works in its environment.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../launch/postgres.ts'
import { ensureDatabase } from '../launch/databases.ts'
import { needed } from '../launch/live-secrets.ts'
import { alive, below, newFolder, root, services } from './npm-start.ts'

const unitFile = join(root, 'deploy/fairhouse.service')
const unit = readFileSync(unitFile, 'utf8')
const example = readFileSync(join(root, 'deploy/environment.example'), 'utf8')

/** The values of a directive, wherever it stands. */
const all = (directive: string): string[] => [...unit.matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(([, value]) => value!) // the pattern has one group
const assignments = (lines: string[]): Record<string, string> =>
  Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))

const studioFile = join(root, 'deploy/fairhouse-studio.service')
const verifyFiles = ['service', 'timer'].map((kind) => join(root, `deploy/fairhouse-verify.${kind}`))

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd finds nothing wrong with the unit files', () => {
  for (const file of [unitFile, studioFile, ...verifyFiles]) {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect([file, status, stdout + stderr]).toEqual([file, 0, ''])
  }
})

test('the example of its environment names everything that a live start needs', () => {
  const named = assignments(example.split('\n').filter((line) => /^[A-Z_]+=/.test(line)))
  expect(Object.keys(named)).toEqual(expect.arrayContaining([...needed, 'MODE', 'PUBLIC_ORIGIN', 'PORT', 'HOST']))
  expect(named.MODE).toBe('live')
})

test('its command, in its environment and with nothing else, becomes ready, and ends cleanly when told', async () => {
  const folder = newFolder()
  const placed = (text: string) =>
    text
      .replaceAll('/opt/fairhouse', root)
      .replaceAll('/var/lib/fairhouse', join(folder, 'lib'))
      .replaceAll('/var/cache/fairhouse', join(folder, 'cache'))
  for (const name of ['lib', 'cache']) mkdirSync(join(folder, name), { mode: 0o700 })
  const [port, studioPort] = [String(await freePort()), String(await freePort())]
  const filled = {
    ...assignments(example.split('\n').filter((line) => /^[A-Z_]+=/.test(line))),
    ...services,
    PORT: port,
    STUDIO_PORT: studioPort,
  }
  const [, ...args] = placed(all('ExecStart')[0]!).split(' ') // the unit has one command
  const child = spawn(process.execPath, args, {
    cwd: placed(all('WorkingDirectory')[0]!), // the unit has one folder
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...filled,
      ...assignments(placed(all('Environment')[0]!).split(' ')),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => void (said += part))
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 90_000, message: said }).toBe(200)
  // Ready is the server; who started it says so a moment later.
  await expect.poll(() => said).toContain('real services, real money')
  expect(existsSync(join(folder, 'lib/secrets.json'))).toBe(true)
  const processes = below(child.pid!) // it runs
  child.kill('SIGTERM')
  expect([await exit, alive(processes)]).toEqual([0, []])
})

test('the command of the studio on another machine becomes ready with the example of its environment and its own database', async () => {
  const text = readFileSync(studioFile, 'utf8')
  const command = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(text)?.[1]?.replaceAll('/opt/fairhouse', root) ?? ''
  const named = assignments(
    readFileSync(join(root, 'deploy/studio-environment.example'), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line)),
  )
  const STUDIO_PORT = String(await freePort())
  const STUDIO_DATABASE_URL = await ensureDatabase(process.env.TEST_DATABASE_URL ?? '', `apart_${STUDIO_PORT}`)
  const given = { STUDIO_ID: 'orchard', STUDIO_KEY_ID: 'k1', STUDIO_SECRET: 'c', STUDIO_PORT, STUDIO_DATABASE_URL }
  const child = spawn(process.execPath, command.split(' '), { env: { PATH: process.env.PATH, ...named, ...given }, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = () =>
    fetch(`http://127.0.0.1:${STUDIO_PORT}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  const desk = await fetch(`http://127.0.0.1:${STUDIO_PORT}/desk`)
  expect(desk.status).toBe(404)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})
