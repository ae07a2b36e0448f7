import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase as openOfProcess } from '@fairhouse/process/database.ts'
import { findPrimary, hostsOf, joinHosts } from '@fairhouse/process/primary.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type EmbeddedPostgres } from '../postgres.ts'
import { openDatabase } from '../../apps/server/src/base/database/database.ts'
import { countNumbers, makeNumbers, portOf, promote, putNumber, setReadOnly, tellNews } from './test-standby.sql.ts'

const password = 'test'
const light = { shared_buffers: '16MB', max_connections: '40', fsync: 'off' }
let folder: string
let primary: EmbeddedPostgres
let standby: EmbeddedPostgres

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  const [first, second] = [join(folder, 'a'), join(folder, 'b')]
  await (await startPostgres(first, password, light)).stop()
  // With owners and modes, of which the server is particular.
  execFileSync('cp', ['-a', first, second])
  writeFileSync(join(second, 'cluster/standby.signal'), '')
  primary = await startPostgres(first, password, { ...light, synchronous_standby_names: '*', synchronous_commit: 'on' })
  const way = new URL(primary.url)
  standby = await startPostgres(second, password, {
    ...light,
    primary_conninfo: `host=127.0.0.1 port=${way.port} user=postgres password=${password}`,
    wal_retrieve_retry_interval: '100ms',
  })
  // Until it follows, no commit of the primary returns.
  await makeNumbers(primary.url)
})
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()])
  rmSync(folder, { recursive: true, force: true })
})

/** Ends a server as a power cut would: nothing of it says goodbye. */
function kill(cluster: string): void {
  const [postmaster] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
}

describe('an address with several hosts', () => {
  test('is split into one for each and put together again, whatever stands in it', () => {
    const url = 'postgres://house:p%40ss@a.example:5433,b.example,[2001:db8::1]:5434/house?sslmode=require'
    expect(hostsOf(url)).toEqual([
      'postgres://house:p%40ss@a.example:5433/house?sslmode=require',
      'postgres://house:p%40ss@b.example/house?sslmode=require',
      'postgres://house:p%40ss@[2001:db8::1]:5434/house?sslmode=require',
    ])
    expect(joinHosts(hostsOf(url))).toBe(url)
    expect(hostsOf('postgres://house@one:5432/house?options=a,b')).toEqual(['postgres://house@one:5432/house?options=a,b'])
    const alike = 'postgres://house:5432@house,house:5432/house'
    expect([joinHosts(hostsOf(alike)), joinHosts([alike])]).toEqual([alike, alike])
    expect(hostsOf('/a,b/socket')).toEqual(['/a,b/socket'])
  })

  test('leads to the server that takes writes, whichever stands first; after a kill and a promotion on to the other, with all that was acknowledged, and without a restart', async () => {
    await expect(findPrimary([standby.url], 5000)).rejects.toThrow('only follows')
    const url = joinHosts([standby.url, primary.url])
    const database = openDatabase(url)
    const studio = openOfProcess(url, 'public', () => undefined)
    const heard: string[] = []
    await studio.listen('news', (payload) => void heard.push(payload ?? 'connected'))
    const acknowledged: number[] = []
    let isOver = false
    let [next, refused] = [0, 0]
    const write = async () => {
      for (; !isOver;) {
        const number = (next += 1)
        await database
          .transaction((tx) => putNumber(tx, number))
          .then(
            () => acknowledged.push(number),
            () => {
              refused += 1
              return wait(20)
            },
          )
      }
    }
    const writers = [write(), write(), write()]
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
    expect(refused).toBe(0)
    kill(join(folder, 'a/cluster'))
    await primary.ended
    const before = acknowledged.length
    await promote(standby.url)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 50)
    isOver = true
    await Promise.all(writers)
    expect(await countNumbers(database, acknowledged)).toBe(acknowledged.length)
    expect(await portOf(database)).toBe(standby.port)
    // Its connection is made anew after a moment; until then nobody hears.
    await expect
      .poll(async () => {
        await tellNews(database, 'from the other one')
        return heard.at(-1)
      })
      .toBe('from the other one')
    await studio.close()
    await database.close()
  })

  test('is away while none of them takes writes, and back when one does', async () => {
    await setReadOnly(standby.url, true)
    const database = openDatabase(joinHosts([primary.url, standby.url]))
    const tried = () =>
      putNumber(database, -1).then(
        () => 'written',
        (error: Error) => error.name,
      )
    await expect.poll(tried).toBe('DatabaseAway')
    await setReadOnly(standby.url, false)
    await expect.poll(tried).toBe('written')
    await database.close()
  })
})
