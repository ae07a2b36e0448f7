import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maths as dovecote } from '../../games/dovecote/play/maths.ts'
import { maths as lilyPond } from '../../games/lily-pond/play/maths.ts'
import { rational, plus, times, type Rational } from '../fairness/rational.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { readList, readTickets, textOfList, type Purchase } from './closed-list.ts'
import { decideGame, winOf, type Decided } from './decide-game.ts'
import { priceOf, type BingoMaths, type Plan } from './room.ts'
import type { Streams } from './tickets.ts'

/** The numbers of a game, with the digest of the list in them, as rounds have them. */
function streamsOf(seed: number, list: readonly Purchase[]): Streams {
  const clientSeed = `bingo:${createHash('sha256').update(textOfList(list)).digest('hex')}`
  const blocks = (text: string) => (index: number) => createHmac('sha256', String(seed)).update(`${text}:1:${index}`).digest()
  return { balls: openDraw(blocks(clientSeed)), blocksOf: (name) => blocks(`${clientSeed}:${name}`) }
}

const games = [
  ...dovecote.programme.map((plan) => ({ maths: dovecote, plan })),
  ...lilyPond.programme.map((plan) => ({ maths: lilyPond, plan })),
]
const currencies = ['EUR', 'SEK', 'DKK', 'KWD', 'JPY', 'CZK']
const purchases = (among: readonly string[]) =>
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 9999 }).map((number) => `rnd_${number}`),
      tickets: fc.integer({ min: 1, max: 5 }),
      pool: fc.constantFrom('real' as const, 'real' as const, 'demo' as const),
      price: fc.constantFrom(...among.map((currency) => priceOf(lilyPond, currency))),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
const lists = fc.record({ game: fc.constantFrom(...games), list: purchases(currencies), seed: fc.integer({ min: 0, max: 100_000 }) })

const decide = async ({ maths, plan }: { maths: BingoMaths; plan: Plan }, list: Purchase[], seed: number) => {
  const closed = list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { closed, decided: await decideGame(maths, plan, closed, streamsOf(seed, closed)) }
}

/**
 * Plays a game as a hall would: ball after ball is crossed out, and the tickets are looked at after each. Amounts are fractions
 * of a ticket. It shares nothing with what decides games.
 */
function playByHand(maths: BingoMaths, plan: Plan, pool: 'real' | 'demo', list: readonly Purchase[], { balls, tickets }: Decided) {
  const mine = list.flatMap((one, place) =>
    one.pool === pool ? (tickets[place] ?? []).map((cells, at) => ({ place, at, cells, price: one.price })) : [],
  )
  const out = new Set([0])
  const open = new Set(plan.prizes.map(({ goal }) => goal))
  const fallen = new Map<string, { call: number; winners: typeof mine }>()
  const jackpot: typeof mine = []
  const held = new Set<string>()
  for (const [at, ball] of balls.entries()) {
    out.add(ball)
    for (const goal of mine.length > 0 ? open : []) {
      const winners = mine.filter(({ cells }) => maths.goals[goal]?.some((set) => set.every((cell) => out.has(cells[cell] ?? -1))))
      if (winners.length > 0) fallen.set(goal, { call: at + 1, winners })
    }
    for (const goal of fallen.keys()) open.delete(goal)
    if (plan.jackpot && at + 1 <= plan.jackpot.calls)
      for (const one of mine)
        if (!held.has(`${one.place}:${one.at}`) && one.cells.every((number) => out.has(number))) {
          held.add(`${one.place}:${one.at}`)
          jackpot.push(one)
        }
  }
  return { tickets: mine, fallen, jackpot }
}

test('prizes, rest and the share of the house are the sales, for every list of tickets', async () => {
  let several = 0
  await fc.assert(
    fc.asyncProperty(lists, async ({ game, list, seed }) => {
      const { closed, decided } = await decide(game, list, seed)
      for (const pool of ['real', 'demo'] as const) {
        const found = decided.pools[pool]
        const byHand = playByHand(game.maths, game.plan, pool, closed, decided)
        expect(found.tickets).toBe(byHand.tickets.length)
        const priceAt = (place: number) => closed[place]?.price ?? 1n
        const worth = (paid: { place: number; amount: bigint }) => rational(paid.amount, priceAt(paid.place))
        const paid: Rational = plus(...found.prizes.flatMap((prize) => prize.paid.map(worth)))
        const [rest, sales] = [rational(found.rest, found.units), rational(found.tickets)]
        const house = times(sales, rational(15, 100))
        expect(plus(paid, rest, house)).toEqual(sales)
        expect(rest.of >= 0n).toBe(true)
        if (new Set(byHand.tickets.map(({ price }) => price)).size === 1) expect(rest).toEqual(rational(0))
        // A rest is less than the least minor unit of those who won last.
        for (const last of found.prizes.at(-1)?.paid ?? []) expect(rest.of * priceAt(last.place) < rest.in).toBe(true)
        for (const { goal, call, paid: shares } of found.prizes) {
          const told = byHand.fallen.get(goal)
          if (shares.length > 1) several += 1
          expect([goal, call, shares.map(({ place, at }) => [place, at])]).toEqual([
            goal,
            told?.call,
            told?.winners.map(({ place, at }) => [place, at]),
          ])
        }
        const byTicket = (one: { place: number; at: number }) => one.place * 100 + one.at
        const jackpots = byHand.jackpot.map(({ place, at, price }) => ({ place, at, amount: 5000n * price }))
        expect(found.jackpots).toEqual(jackpots.toSorted((a, b) => byTicket(a) - byTicket(b)))
      }
    }),
    { numRuns: 120 },
  )
  expect(several).toBeGreaterThan(3)
})

test('winners of one prize in one currency differ by a minor unit at most, and the first ones have the more', async () => {
  await fc.assert(
    fc.asyncProperty(purchases(['EUR']), fc.integer(), async (list, seed) => {
      const { decided } = await decide({ maths: lilyPond, plan: lilyPond.programme[0]! }, list, seed) // a room has games
      for (const { paid } of decided.pools.real.prizes) {
        const amounts = paid.map(({ amount }) => amount)
        expect(amounts).toEqual(amounts.toSorted((a, b) => Number(b - a)))
        expect((amounts[0] ?? 0n) - (amounts.at(-1) ?? 0n) <= 1n).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('what purchases win is what the pools pay, and play money never meets real money', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async ({ game, list, seed }) => {
      const { closed, decided } = await decide(game, list, seed)
      for (const pool of ['real', 'demo'] as const) {
        const all = [...decided.pools[pool].prizes.flatMap(({ paid }) => paid), ...decided.pools[pool].jackpots]
        for (const { place } of all) expect(closed[place]?.pool).toBe(pool)
        const wins = closed.reduce((sum, _, place) => sum + winOf(decided.pools[pool], place), 0n)
        expect(wins).toBe(all.reduce((sum, { amount }) => sum + amount, 0n))
      }
    }),
    { numRuns: 60 },
  )
})

test('players with play money change nothing of what real money wins on the same tickets and balls', async () => {
  const list: Purchase[] = ['a', 'b', 'c'].map((id) => ({ id, tickets: 3, pool: id === 'b' ? 'demo' : 'real', price: 20n }))
  const { decided } = await decide({ maths: dovecote, plan: dovecote.programme[0]! }, list, 5) // a room has games
  expect([decided.pools.real.tickets, decided.pools.demo.tickets]).toEqual([6, 3])
  const sales = 6n * 20n
  expect(decided.pools.real.prizes.map(({ paid }) => paid.reduce((sum, { amount }) => sum + amount, 0n))).toEqual([
    (sales * 15n) / 100n,
    (sales * 20n) / 100n,
    (sales * 50n) / 100n,
  ])
  expect(decided.calls).toBe(Math.max(decided.pools.real.prizes[2]?.call ?? 0, decided.pools.demo.prizes[2]?.call ?? 0))
})

test('a full house in time is paid by the house besides the prize, and not one call later', async () => {
  const plan = dovecote.programme[0]! // a room has games
  const list: Purchase[] = [{ id: 'a', tickets: 2, pool: 'real', price: 20n }]
  const { decided } = await decide({ maths: dovecote, plan }, list, 1)
  const call = decided.pools.real.prizes[2]?.call ?? 0
  const within = (calls: number) => decide({ maths: dovecote, plan: { ...plan, jackpot: { calls, pays: 5000 } } }, list, 1)
  expect((await within(call - 1)).decided.pools.real.jackpots).toEqual([])
  expect((await within(call)).decided.pools.real.jackpots).toEqual([expect.objectContaining({ amount: 100_000n })])
  const both = (await within(90)).decided
  expect([both.pools.real.jackpots.length, both.calls > call]).toEqual([2, true])
})

test('a game without tickets pays nothing and is not called', async () => {
  const { decided } = await decide({ maths: dovecote, plan: dovecote.programme[0]! }, [], 1) // a room has games
  expect([decided.calls, decided.pools.real.prizes, decided.pools.real.rest]).toEqual([0, [], 0n])
})

test('every price is a multiple of 20 minor units in every currency, so that all shares are whole', () => {
  for (const { maths } of games)
    for (const currency of [...Object.keys(maths.prices), ...currencies])
      expect([currency, priceOf(maths, currency) % 20n]).toEqual([currency, 0n])
})

test('the list of a closed game is read back from its text, and nonsense is not', () => {
  const list: Purchase[] = [
    { id: 'rnd_1', tickets: 6, pool: 'real', price: 20n },
    { id: 'rnd_2', tickets: 1, pool: 'demo', price: 200n },
  ]
  expect(readList(textOfList(list), 24)).toEqual(list)
  for (const text of ['', '{}', '[1]', '[{}]', textOfList([{ ...list[0]!, tickets: 25 }]), textOfList([{ ...list[0]!, price: 0n }])])
    // two purchases are there
    expect(readList(text, 24)).toBeNull()
})

test('only whole tickets at a price can be bought', () => {
  expect(readTickets({ tickets: 24, price: '20' }, 24)).toEqual({ tickets: 24, price: '20' })
  const nonsense = [
    null,
    1,
    {},
    { tickets: 0, price: '20' },
    { tickets: 25, price: '20' },
    { tickets: 1.5, price: '20' },
    { tickets: '1', price: '20' },
    { tickets: 1, price: 20 },
  ]
  for (const asked of [...nonsense, { tickets: 1, price: '-20' }, { tickets: 1, price: '' }, { tickets: 1, price: '1'.repeat(13) }])
    expect(readTickets(asked, 24)).toBeNull()
})

test('a single ticket against six of one purchase gets back what the game returns', async () => {
  const rounds = 1500
  const list: Purchase[] = [
    { id: 'rnd_1', pool: 'real', tickets: 6, price: 20n },
    { id: 'rnd_2', pool: 'real', tickets: 1, price: 20n },
  ]
  let won = 0
  let squares = 0
  for (let seed = 0; seed < rounds; seed += 1) {
    const { pools } = await decideGame(dovecote, dovecote.programme[0]!, list, streamsOf(seed, list)) // a programme has a game
    const share = Number(winOf(pools.real, 1)) / 20
    won += share
    squares += share ** 2
  }
  const mean = won / rounds
  const error = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  // With strips it would be 0.70: four errors away.
  expect(Math.abs(mean - 0.85)).toBeLessThan(2.5 * error)
})
