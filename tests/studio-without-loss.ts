import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { House } from '../apps/server/src/base/house.ts'
import { playerRefOf } from '../apps/server/src/play/studio-contract/studio.ts'
import type { Joined } from './calls-without-loss.ts'
import type { RunningHouse } from './running-house.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How a round ended, as the studio knows it. */
export type Ended = { round: string; stake: bigint; won: bigint; end: 'closed' | 'rolledBack' | 'refused' | 'open' }

/** One call of the studio; undefined where its answer is not known. */
async function callAsStudio(house: RunningHouse, name: string, input: Record<string, unknown>): Promise<string | undefined> {
  const raw = JSON.stringify({ requestId: randomBytes(6).toString('hex'), ...input })
  const path = `/wallet/v1/${name}`
  const time = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', house.secrets.studio!).update(`${time}\n${path}\n${raw}`).digest('hex') // every house has it
  try {
    const headers = {
      'content-type': 'application/json',
      'x-provider': 'orchard',
      'x-key': 'k1',
      'x-timestamp': time,
      'x-signature': signature,
    }
    const response = await fetch(house.origin + path, { method: 'POST', headers, body: raw, signal: AbortSignal.timeout(10_000) })
    const { code } = (await response.json()) as { code: string }
    return code === 'TRY_LATER' ? undefined : code
  } catch {
    return undefined
  }
}

async function untilTold(house: RunningHouse, name: string, input: Record<string, unknown>): Promise<string> {
  for (;;) {
    const code = await callAsStudio(house, name, input)
    if (code !== undefined) return code
    await wait(20)
  }
}

/** What the studio calls a player. */
const refOf = (house: RunningHouse, { shard, id: player }: Joined): string =>
  playerRefOf({ env: { playerRefKey: createSecretKey(house.secrets.playerRef!, 'hex') } } as House, 'orchard', {
    shard,
    player,
    currency: 'EUR',
  })

/** Takes stakes from a player in one game, each in a round of its own that is closed or left open, without a loss of any call. */
export async function stake(house: RunningHouse, player: Joined, amounts: readonly number[], end: 'closed' | 'open'): Promise<string[]> {
  const { sessionId: sessionToken } = (await player.post('/api/game/launch', { game: 'orchard', type: 'real', language: 'en' })).body
  const playerRef = refOf(house, player)
  const rounds: string[] = []
  for (const amount of amounts) {
    const roundId = `hand-${randomBytes(6).toString('hex')}`
    rounds.push(roundId)
    const common = { playerRef, gameId: 'orchard-slot', currency: 'EUR', roundId }
    const bet = { ...common, sessionToken, transactionId: `${roundId}-bet`, amount: String(amount), roundStart: true }
    expect(await untilTold(house, 'bet', bet)).toBe('OK')
    const win = { ...common, transactionId: `${roundId}-win`, amount: '0', roundClosed: true }
    if (end === 'closed') expect(await untilTold(house, 'win', win)).toBe('OK')
  }
  return rounds
}

/** Ends an open round with a win. */
export async function winRound(house: RunningHouse, player: Joined, roundId: string, amount: number): Promise<void> {
  const win = { playerRef: refOf(house, player), gameId: 'orchard-slot', currency: 'EUR', roundId, transactionId: `${roundId}-win` }
  expect(await untilTold(house, 'win', { ...win, amount: String(amount), roundClosed: true })).toBe('OK')
}

/** Plays until it is over, as the protocol says: a bet whose answer is not known is rolled back until OK, a win is told until OK. Rounds are added as they end. */
export async function play(
  house: RunningHouse,
  player: Joined,
  random: () => number,
  isOver: () => boolean,
  pauseMs = 0,
  rounds: Ended[] = [],
): Promise<Ended[]> {
  const playerRef = refOf(house, player)
  const launch = async () => (await player.post('/api/game/launch', { game: 'orchard', type: 'real', language: 'en' })).body.sessionId
  let sessionToken = await launch()
  const common = { playerRef, gameId: 'orchard-slot', currency: 'EUR' }
  for (let n = 0; !isOver(); n += 1) {
    if (pauseMs > 0) await wait(pauseMs)
    const [roundId, transactionId] = [`r${player.id}-${n}`, `t${player.id}-${n}`]
    const stake = BigInt(1 + Math.floor(random() * 50))
    const won = random() < 0.5 ? 0n : BigInt(Math.floor(random() * 90))
    const bet = { ...common, sessionToken, transactionId, roundId, amount: String(stake), roundStart: true }
    const code = await callAsStudio(house, 'bet', bet)
    if (code === undefined) {
      const back = { playerRef, transactionId: `${transactionId}-back`, targetTransactionId: transactionId, roundId, reason: 'no answer' }
      expect(await untilTold(house, 'rollback', back)).toBe('OK')
      rounds.push({ round: roundId, stake, won: 0n, end: 'rolledBack' })
    } else if (code !== 'OK') {
      rounds.push({ round: roundId, stake, won: 0n, end: 'refused' })
      expect(['INSUFFICIENT_FUNDS', 'SESSION_EXPIRED']).toContain(code)
      if (code === 'SESSION_EXPIRED') sessionToken = await launch()
      await wait(50)
    } else if (random() < 0.05) {
      rounds.push({ round: roundId, stake, won: 0n, end: 'open' })
    } else {
      const win = {
        ...common,
        transactionId: `${transactionId}-win`,
        roundId,
        betTransactionId: transactionId,
        amount: String(won),
        roundClosed: true,
      }
      expect(await untilTold(house, 'win', win)).toBe('OK')
      rounds.push({ round: roundId, stake, won, end: 'closed' })
    }
  }
  return rounds
}
