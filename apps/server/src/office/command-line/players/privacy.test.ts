import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse, type TestPlayer } from '../../../base/testing/test-house.ts'
import { operatorOf } from '../../testing/test-operator.ts'
import { erasureCommands } from '../installation/erasures.ts'

let at: TestHouse
const folder = mkdtempSync(join(tmpdir(), 'erasures-'))
beforeAll(async () => void (at = await openTestHouse()))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await at.close()
})

const addresses = () => ({ owner: '', app: '', mode: 'sandbox' as const, dataDir: '', publicOrigin: '', smtpPort: 0 })
const run = operatorOf(() => at)
const again = (file: string) => erasureCommands[0]!.run(at.house, [file], { by: 'anna' }, addresses()) // the one that there is
const close = ({ id }: TestPlayer, closedAt: string) =>
  at.sql(`update player set status = 'closed', closure = 'plain', closed_at = '${closedAt}' where id = ${id}`)
const keys = async ({ id }: TestPlayer) => (await at.sql(`select from person_key where player = ${id}`)).length

test('an operator erases a person by number or address, is told why not, and what is left', async () => {
  const player = await at.player()
  await expect(run('player erase', player.email)).rejects.toThrow('Not yet: the account is not closed.')
  await close(player, at.clock.now().toISOString())
  await expect(run('player erase', player.email)).rejects.toThrow(/the law wants it kept \(until 20\d\d-/)
  await close(player, '2001-01-01')
  expect((await run('player erase', String(player.id)))[0]).toContain(`Player ${player.id} is erased.`)
  expect(await keys(player)).toBe(0)
  await expect.poll(async () => (await run('erasures list'))[0]).toMatch(new RegExp(`${player.id} {2}by staff:\\d+ {2}nothing is left`))
  await expect(run('player erase', player.email)).rejects.toThrow('There is no player')
})

test('whom a restored backup has brought back is erased again by the list', async () => {
  const player = await at.player()
  await close(player, '2001-01-01')
  const [kept] = await at.sql(`select encode(sealed, 'hex') as key from person_key where player = ${player.id}`)
  await run('player erase', String(player.id))
  const file = join(folder, 'erasures.json')
  writeFileSync(file, JSON.stringify(await run.ask('erasures list')))
  await at.sql(`delete from erasure where player = ${player.id};
    insert into person_key (shard, player, sealed, made_at) values (${player.shard}, ${player.id}, '\\x${String(kept?.key)}', now())`)
  const said = await again(file)
  expect(said).toMatchObject({ wrong: false, value: { erased: [String(player.id)], not: [] } })
  expect(await keys(player)).toBe(0)
  expect(await at.sql(`select actor, details from audit where action = 'erasures.again'`)).toEqual([
    { actor: 'cli:anna', details: { erased: 1, not: 0 } },
  ])
})

test('what is kept how long is explained for a country, with the years of its law', async () => {
  expect((await run('retention explain', 'DNK')).join('\n')).toContain('5 years since the account is closed')
  expect((await run('retention explain')).join('\n')).toContain('30 days since it was written')
  await expect(run('retention explain', 'XXX')).rejects.toThrow('"XXX" is no country')
})
