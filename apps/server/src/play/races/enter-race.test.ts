import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { limit, type Playing } from '../games/test-studio.ts'
import { barPlayer } from '../campaigns/index.ts'
import { markPlayer } from '../../people/marks/index.ts'
import { openTestRaces, type TestRaces } from './test-races.ts'

let at: TestRaces
beforeAll(async () => void (at = await openTestRaces()))
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await at.close()
})

const pool = { buyIn: '10.00', minPlayers: 2, prizes: [], poolShares: [1_000_000] }
const by = { actor: 'staff:1', reason: 'A test.' } as const
const tryEnter = async (player: Playing, id: number, key = newKey()) => {
  const { race } = await at.told(id, player)
  return player.browser.ask('POST /api/races/enter', { id: String(id), version: race.version }, { key })
}
const keyOf = ({ shard, id: player }: Playing) => ({ shard, player })

describe('a buy-in is refused as a bet would be', () => {
  test('without the money for it, and nothing of it stays', async () => {
    const [id, player] = [await at.race(pool), await at.playing(999n)]
    expect((await tryEnter(player, id)).error).toMatchObject({ error: 'insufficientBalance' })
    expect([(await at.told(id, player)).you, await at.cashOf(player)]).toEqual([null, 999n])
    await at.money(player, 1n)
    expect((await tryEnter(player, id)).status).toBe(200)
    expect(await at.cashOf(player)).toBe(0n)
  })

  test('above a loss or a stake limit, which it counts against, and which is free again when it comes back', async () => {
    const [first, second, player] = [await at.race(pool), await at.race(pool), await at.playing(5000n)]
    await limit(player, 'wager', { dailyAmount: '15.00' })
    await limit(player, 'loss', { dailyAmount: '19.00' })
    expect((await tryEnter(player, first)).status).toBe(200)
    expect((await tryEnter(player, second)).error).toMatchObject({
      error: 'paymentMethodLimit',
      errorDetails: { limitType: 'wager', type: 'daily', available: '5.00' },
    })
    expect((await at.play(player, 501)) as { code: string }).toMatchObject({ code: expect.stringMatching(/LIMIT/) })
    expect(await at.faults()).toEqual([])
    await player.browser.must('POST /api/races/leave', { id: String(first) })
    expect(await at.cashOf(player)).toBe(5000n)
    expect((await tryEnter(player, second)).status).toBe(200)
    // Limits that are computed anew come to the same.
    await limit(player, 'loss', { dailyAmount: '18.00' })
    expect((await tryEnter(player, first)).error).toMatchObject({ error: 'paymentMethodLimit', errorDetails: { available: '5.00' } })
  })

  test('while the player is excluded or takes a break', async () => {
    const [id, player] = [await at.race(pool), await at.playing()]
    await at.sql(`update wallet set bet_gate = 'timeOut', gate_until = 'infinity' where player = ${player.id}`)
    expect((await tryEnter(player, id)).error.error).toBe('closedUntilDate')
    await at.sql(`update wallet set bet_gate = 'excluded' where player = ${player.id}`)
    expect((await tryEnter(player, id)).error.error).toBe('excluded')
  })
})

describe('a race is closed', () => {
  test('to whoever is barred from offers or marked for signs of harm', async () => {
    const [id, barred, marked] = [await at.race(), await at.playing(), await at.playing()]
    await barPlayer(at.house, keyOf(barred), true, by)
    await markPlayer(at.house, keyOf(marked), true, by)
    for (const player of [barred, marked]) expect((await tryEnter(player, id)).error.error).toBe('campaignBlocked')
    const { races } = await marked.browser.must('GET /api/races', {})
    expect(races.filter((one) => one.id === String(id))).toEqual([])
    expect(await at.told(id, marked)).toMatchObject({ closedTo: 'keptOut', board: [] })
  })

  test('where the law forbids races by stakes, however the setting stands', async () => {
    await at.set('be.races.wager', true)
    const id = await at.race({ format: 'wager' })
    const [briton, dutch, maltese] = [
      await at.player({ country: 'GBR', birthDate: '1980-01-01' }),
      await at.player({ country: 'NLD', birthDate: '1980-01-01' }),
      await at.playing(),
    ]
    for (const { browser } of [briton, dutch]) {
      expect(await browser.must('GET /api/races/one', { id: String(id) })).toMatchObject({ closedTo: 'law', race: { isOffered: false } })
      expect((await browser.must('GET /api/races', {})).races.filter((one) => one.id === String(id))).toEqual([])
    }
    expect((await tryEnter(maltese, id)).status).toBe(200)
    await at.set('be.races.wager', false)
  })

  test('to other countries than it is for, and to accounts in another currency', async () => {
    const id = await at.race({ countries: ['FIN'] })
    expect((await tryEnter(await at.playing(), id)).error).toMatchObject({ error: 'raceClosed', errorDetails: { reason: 'country' } })
    const kronor = await at.race({ currency: 'SEK' })
    expect((await tryEnter(await at.playing(), kronor)).error).toMatchObject({ errorDetails: { reason: 'currency' } })
  })

  test('while an operator has no tournaments at all', async () => {
    const id = await at.race()
    await at.set('fe.tournaments.blocked', true)
    expect((await at.browser().ask('GET /api/races/one', { id: String(id) })).status).toBe(404)
    expect(await at.browser().must('GET /api/races', {})).toEqual({ races: [] })
    expect(
      (await (await at.playing()).browser.ask('POST /api/races/enter', { id: String(id), version: 1 }, { key: newKey() })).status,
    ).toBe(404)
    await at.set('fe.tournaments.blocked', false)
  })

  test('with a buy-in from its beginning on; a free one can be entered until its end', async () => {
    const [bought, free, player] = [await at.race({ ...pool, minPlayers: 2 }), await at.race(), await at.playing(20_000n)]
    const other = await at.playing(20_000n)
    for (const one of [other, await at.playing(20_000n)]) await at.enter(one, bought)
    await at.begin()
    expect((await tryEnter(player, bought)).error).toMatchObject({ errorDetails: { reason: 'begun' } })
    expect((await tryEnter(player, free)).status).toBe(200)
    await at.told(bought, other)
    expect((await other.browser.ask('POST /api/races/leave', { id: String(bought) }, { key: newKey() })).error).toMatchObject({
      errorDetails: { reason: 'begun' },
    })
    await at.finish()
    expect((await tryEnter(player, free)).error).toMatchObject({ errorDetails: { reason: 'over' } })
  })
})

test('rules that changed since they were read are not entered by', async () => {
  const [id, player] = [await at.race(), await at.playing()]
  const answer = await player.browser.ask('POST /api/races/enter', { id: String(id), version: 7 }, { key: newKey() })
  expect(answer.error).toMatchObject({ error: 'raceClosed', errorDetails: { reason: 'changed' } })
})

test('who presses twice at once is in once and pays once; the same press again has the same answer', async () => {
  const [id, player] = [await at.race(pool), await at.playing(5000n)]
  const [one, other] = await Promise.all([tryEnter(player, id, 'key-one-of-two'), tryEnter(player, id, 'key-two-of-two')])
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect([one, other].find(({ status }) => status === 409)?.error).toMatchObject({ errorDetails: { reason: 'entered' } })
  const key = one.status === 200 ? 'key-one-of-two' : 'key-two-of-two'
  expect((await tryEnter(player, id, key)).status).toBe(200)
  expect(await at.cashOf(player)).toBe(4000n)
  expect(await at.told(id, player)).toMatchObject({ race: { players: 1, toWin: '10.00' } })
})

test('sixty that enter at once are all in, and the pool has what they paid, to the unit', async () => {
  const id = await at.race(pool)
  const players: Playing[] = []
  for (let n = 0; n < 60; n += 1) players.push(await at.playing(1500n))
  const answers = await Promise.all(players.map((player) => tryEnter(player, id)))
  expect(answers.filter(({ status }) => status === 200).length).toBe(60)
  expect(await at.told(id)).toMatchObject({ race: { players: 60, toWin: '600.00' } })
  const left = await Promise.all(
    players.slice(0, 20).map(({ browser }) => browser.ask('POST /api/races/leave', { id: String(id) }, { key: newKey() })),
  )
  expect(left.filter(({ status }) => status === 200).length).toBe(20)
  expect(await at.told(id)).toMatchObject({ race: { players: 40, toWin: '400.00' } })
}, 60_000)
