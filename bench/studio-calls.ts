import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Environment } from '../apps/server/src/base/environment.ts'
import { playerRefOf } from '../apps/server/src/play/studio-contract/studio.ts'
import { firstPlayer, walletAt } from './wallets.ts'

const game = 990_001
/** How many players have a game session. */
export const sessions = 2000
const secret = randomBytes(16).toString('hex')
const playerRefKey = randomBytes(32).toString('hex')
// Sealing a playerRef needs nothing of the house but its key.
const env = { playerRefKey: createSecretKey(playerRefKey, 'hex') } as Environment // only the key is read
const sealing = { env } as Parameters<typeof playerRefOf>[0] // as above

/** The variables by which a server takes the calls of the benches' studio. */
export const studioVariables = {
  PLAYER_REF_KEY: playerRefKey,
  STUDIO_ID: 'bench',
  STUDIO_KEY_ID: 'k1',
  STUDIO_SECRET: secret,
  STUDIO_URL: 'http://127.0.0.1:1',
}

/** A bet of one unit in a round, and the win that closes it, as a studio sends them. */
export type Round = { bet: object; win: object }

/** Makes a round of one of the players, under a name that nobody has used yet. */
export function roundOf(index: number, name: string, win: bigint): Round {
  const player = index % sessions
  const playerRef = playerRefOf(sealing, 'bench', walletAt('capped', player))
  const common = { playerRef, roundId: name, gameId: 'bench-game', currency: 'EUR', amount: '100' }
  return {
    bet: { ...common, requestId: `b${name}`, transactionId: name, sessionToken: sessionOf(player) },
    win: { ...common, requestId: `w${name}`, transactionId: `${name}w`, amount: String(win), roundClosed: true },
  }
}

/** Signs a call of the wallet protocol. Returns its path, body and headers. */
export function signed(name: string, input: object): { path: string; body: string; headers: Record<string, string> } {
  const path = `/wallet/v1/${name}`
  const body = JSON.stringify(input)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest('hex')
  const headers = { 'x-provider': 'bench', 'x-key': 'k1', 'x-timestamp': timestamp, 'x-signature': signature }
  return { path, body, headers: { 'content-type': 'application/json', ...headers } }
}

const sessionOf = (index: number) => `bench-session-${firstPlayer.capped + BigInt(index)}`

/** Makes players with open game sessions of some of the wallets. */
export async function fillSessions(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const chosen = `wallet where player >= ${firstPlayer.capped} and player < ${firstPlayer.capped + BigInt(sessions)}`
  await client.query(
    `insert into game (id, friendly_id, studio, studio_game, name, game_group, position, data) values (${game}, 'bench', 'bench', 'bench-game', 'Bench', 'slots', 1, '{}')`,
  )
  await client.query(
    `insert into player (shard, id, status, country, currency, language, birth_date, personal, created_at) select shard, player, 'active', 'MLT', 'EUR', 'en', '1990-01-01', '', now() from ${chosen}`,
  )
  await client.query(
    `insert into game_session (id, shard, player, currency, game, studio, language, launch_hash, launch_expires_at, authenticated_at, opened_at, last_prolonged_at)
     select 'bench-session-' || player, shard, player, currency, ${game}, 'bench', 'en', 'bench-' || player, now(), now(), now(), now() from ${chosen}`,
  )
  await client.query(`update wallet set game_session = 'bench-session-' || player where player in (select player from ${chosen})`)
  await client.end()
}
