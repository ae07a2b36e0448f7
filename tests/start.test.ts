import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../launch/postgres.ts'
import { alive, ask, below, newFolder, refusedStart, root, services, start } from './npm-start.ts'
import { wideTest } from './widely.ts'

test('a first start brings up site, sandbox, studio and database in a new folder; a second finds what was kept; ending leaves nothing behind', async () => {
  const DATA_DIR = join(newFolder(), 'deep/data')
  const first = await start({ DATA_DIR })
  await first.ready
  expect((await fetch(`${first.site}/readyz`)).status).toBe(200)
  expect(await (await fetch(first.site)).text()).toContain('<html')
  expect((await fetch(`http://127.0.0.1:${first.ports.STUDIO_PORT}/readyz`)).status).toBe(200)
  await ask(DATA_DIR, `insert into setting (name, value, changed_at, changed_by) values ('site.name', '"Kept"', now(), 'test')`)
  const processes = below(first.pid)
  expect(processes.length).toBeGreaterThan(3)
  expect(await first.end()).toBe(0)
  expect([alive(processes), existsSync(join(DATA_DIR, 'running.json'))]).toEqual([[], false])
  const second = await start({ DATA_DIR })
  await second.ready
  expect(await ask(DATA_DIR, `select value from setting where name = 'site.name'`)).toEqual([{ value: 'Kept' }])
  await second.end()
  expect(await refusedStart({ DATA_DIR, MODE: 'live', ...services })).toMatch(/^This database was begun with the sandbox/)
})

test('a starter that is killed leaves no stray process, and the next start works', async () => {
  const DATA_DIR = newFolder()
  const first = await start({ DATA_DIR })
  await first.ready
  const processes = below(first.pid)
  await first.kill()
  await expect.poll(() => alive(processes), { timeout: 45_000, interval: 50 }).toEqual([])
  const second = await start({ DATA_DIR })
  await second.ready
  expect((await fetch(`${second.site}/readyz`)).status).toBe(200)
  expect([await second.leave(), second.said()]).toEqual([
    129,
    expect.stringContaining('Fairhouse ends, because the shell or the program that started it'),
  ])
})

wideTest('whatever of ours is killed is started again, the database on its port', async () => {
  const DATA_DIR = newFolder()
  const one = await start({ DATA_DIR })
  await one.ready
  const running = (script: string) => below(one.pid).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script))
  for (const script of ['apps/server/src/main.ts', 'apps/sandbox/src/main.ts', 'apps/studio/src/main.ts']) {
    const before = running(script)!
    process.kill(before, 'SIGKILL')
    await expect.poll(() => running(script)).toSatisfy((pid) => pid !== undefined && pid !== before)
  }
  await expect
    .poll(
      () =>
        fetch(`${one.site}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 45_000 },
    )
    .toBe(200)
  const postmaster = Number(readFileSync(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const inside = below(one.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(DATA_DIR, 'postgres')))
  process.kill(inside.includes(postmaster) ? postmaster : inside[0]!, 'SIGKILL')
  await expect.poll(() => one.said()).toContain('The database server ended by itself')
  await expect.poll(() => ask(DATA_DIR, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }])
  expect((await fetch(`${one.site}/healthz`)).status).toBe(200)
  await expect.poll(async () => (await fetch(`${one.site}/readyz`)).status).toBe(200)
})

wideTest('a second Fairhouse on the same folder is refused while the first runs', async () => {
  const DATA_DIR = newFolder()
  await (
    await start({ DATA_DIR })
  ).ready
  expect(await refusedStart({ DATA_DIR })).toMatch(/^Fairhouse already runs from /)
})

describe('is refused with one clear sentence:', () => {
  test.each(['PORT', 'OFFICE_PORT', 'OFFICE_FILES_PORT', 'STUDIO_PORT', 'SANDBOX_PORT', 'SMTP_PORT', 'ANTIVIRUS_PORT'])(
    'a %s that somebody else listens on',
    async (name) => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
      const { port } = server.address() as { port: number } // it listens on TCP
      onTestFinished(() => void server.close())
      const said = await refusedStart({ DATA_DIR: newFolder(), [name]: String(port) })
      expect(said).toBe(`Port ${port} is in use. End the program that listens there, or set ${name} to another port.`)
    },
  )

  test.each(['eighty', '0', '70000', '-1'])('a PORT of %j', async (PORT) => {
    expect(await refusedStart({ DATA_DIR: newFolder(), PORT })).toMatch(/^PORT is ".+", which is no port/)
  })

  test('two of our own ports that are the same', async () => {
    const port = String(await freePort())
    expect(await refusedStart({ DATA_DIR: newFolder(), PORT: port, SANDBOX_PORT: port })).toMatch(/SANDBOX_PORT/)
  })

  test.each(['PORT', 'OFFICE_PORT', 'OFFICE_FILES_PORT', 'STUDIO_PORT', 'SANDBOX_PORT'])('a %s that browsers do not open', async (name) => {
    expect(await refusedStart({ DATA_DIR: newFolder(), [name]: '4190' })).toBe(
      `${name} is 4190, a port that browsers refuse to open. Set ${name} to another one, such as 3000 or 8080.`,
    )
  })

  test.each([
    ['in no form of an address', 'not an address', /not an address of the form/],
    ['of another kind', 'mysql://root@127.0.0.1/x', /not an address of the form/],
    ['where nobody listens', 'postgres://user:secret77@127.0.0.1:9/x', /cannot be reached/],
    ['of a host that does not exist', 'postgres://user:secret77@no-such-host.invalid/x', /cannot be reached/],
  ])('a DATABASE_URL %s', async (_, DATABASE_URL, sentence) => {
    const said = await refusedStart({ DATA_DIR: newFolder(), DATABASE_URL })
    expect(said).toMatch(sentence)
    expect(said).not.toContain('secret77')
  })

  test('a DATABASE_URL with a wrong password, or of a database that is not there', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    const there = url.href
    url.password = 'wrong77'
    expect(await refusedStart({ DATA_DIR: newFolder(), DATABASE_URL: url.href })).toMatch(/password authentication failed/)
    const missing = new URL(there)
    missing.pathname = '/no_such_database'
    expect(await refusedStart({ DATA_DIR: newFolder(), DATABASE_URL: missing.href })).toMatch(/no_such_database/)
  })

  test('a data folder that is a file', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expect(await refusedStart({ DATA_DIR: file })).toMatch(/^The data folder .+ cannot be used/)
    expect(await refusedStart({ DATA_DIR: join(file, 'below') })).toMatch(/^The data folder .+ cannot be used/)
    expect(await refusedStart({ DATA_DIR: '/proc/fairhouse/data' })).toMatch(/^The data folder .+ cannot be used/)
  })

  test('a data folder that may not be written', async (context) => {
    const folder = newFolder()
    if (process.getuid?.() === 0) {
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'tmpfs', folder]).status !== 0)
        return context.skip('mounting is not allowed here, and root may write everywhere')
      onTestFinished(() => void spawnSync('umount', [folder]))
    } else chmodSync(folder, 0o500)
    expect(await refusedStart({ DATA_DIR: folder })).toMatch(/may not be written/)
  })

  test('a disk that is full', async (context) => {
    const folder = newFolder()
    if (process.getuid?.() !== 0 || spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status !== 0)
      return context.skip('mounting is not allowed here')
    onTestFinished(() => void spawnSync('umount', ['-l', folder]))
    expect(await refusedStart({ DATA_DIR: join(folder, 'data') })).toMatch(/^The disk that holds .+ is full/)
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`, 'bs=1M'])
    expect(await refusedStart({ DATA_DIR: join(folder, 'data') })).toMatch(/^The disk that holds .+ is full/)
  })

  test('secrets or a mark that a crash or a person left broken', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'secrets.json'), '{"database": "x')
    expect(await refusedStart({ DATA_DIR: folder })).toMatch(/secrets\.json/)
    const other = newFolder()
    writeFileSync(join(other, 'running.json'), '')
    const one = await start({ DATA_DIR: other })
    await one.ready
  })
})

wideTest('an ordinary user may start it, too', async (context) => {
  const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  if (process.getuid?.() !== 0) return context.skip('the tests run as an ordinary user already')
  if (spawnSync(prefix[0]!, [...prefix.slice(1), 'test', '-r', join(root, 'launch/start.ts')]).status !== 0)
    return context.skip('another user cannot read this folder')
  const folder = newFolder()
  chmodSync(folder, 0o777)
  const home = join(folder, 'home')
  mkdirSync(home)
  chmodSync(home, 0o777)
  const one = await start({ DATA_DIR: join(folder, 'data'), HOME: home }, prefix)
  await one.ready
  expect((await fetch(`${one.site}/readyz`)).status).toBe(200)
  expect(await one.end()).toBe(0)
})
