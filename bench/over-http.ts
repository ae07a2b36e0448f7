import { spawn } from 'node:child_process'
import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { Environment } from '../apps/server/src/base/environment.ts'
import { playerRefOf } from '../apps/server/src/play/studio-contract/studio.ts'
import { untilAnswers } from '../launch/child.ts'
import { freePort } from '../launch/postgres.ts'
import { openLine, type HttpLine } from './http-line.ts'
import { measure, type Part, type Measured } from './measure.ts'
import { firstPlayer, walletAt } from './wallets.ts'

/** The server in its own process, called by a studio's protocol: signature, session, limits, posting. */
export type Studio = { server: Part; play: (seconds: number) => Promise<Measured>; close: () => Promise<void> }

const players = 2000
const callers = 64
const game = 990_001
const secret = randomBytes(16).toString('hex')
const playerRefKey = randomBytes(32).toString('hex')
const sealKey = createSecretKey(playerRefKey, 'hex')

/** Starts the server, and creates players with open game sessions. */
export async function openStudio(ownerUrl: string, appUrl: string): Promise<Studio> {
  await fillSessions(ownerUrl)
  const port = await freePort()
  const key = () => randomBytes(32).toString('hex')
  const env = {
    PATH: process.env.PATH,
    TZ: 'UTC',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    MODE: 'sandbox',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: appUrl,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SANDBOX_ORIGIN: 'http://127.0.0.1:1',
    FIELD_KEY: key(),
    INDEX_KEY: key(),
    PLAYER_REF_KEY: playerRefKey,
    ACQUIRER_API_KEY: key(),
    ACQUIRER_WEBHOOK_SECRET: key(),
    STUDIO_ID: 'bench',
    STUDIO_KEY_ID: 'k1',
    STUDIO_SECRET: secret,
    STUDIO_URL: 'http://127.0.0.1:1',
    SERVICE_SANDBOX_KEY: secret,
    SMS_API_KEY: secret,
    REGISTERS_API_KEY: secret,
  }
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'serve-wallet.ts')], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, 30, () => server.exitCode !== null)
  const lines = Array.from({ length: callers }, () => openLine(port))
  return {
    server: { pid: server.pid!, family: false }, // it answers, so it was started
    play: (seconds) => measure(callers, seconds, (caller) => playRound(lines[caller]!)), // one line per caller
    async close() {
      for (const line of lines) line.close()
      server.stdin.end()
      await ended
    },
  }
}

let rounds = 0

/** Sends a bet and its closing win as the studio does. */
async function playRound(line: HttpLine): Promise<number> {
  rounds += 1
  const round = rounds
  const index = Math.floor(Math.random() * players)
  const wallet = walletAt('capped', index)
  // Sealing a playerRef needs nothing of the house but its key.
  const playerRef = playerRefOf({ env: { playerRefKey: sealKey } as Environment } as Parameters<typeof playerRefOf>[0], 'bench', wallet) // only the key is read
  const common = { playerRef, roundId: `http${round}`, gameId: 'bench-game', currency: 'EUR', amount: '100' }
  await call(line, 'bet', { ...common, requestId: `b${round}`, transactionId: `http${round}`, sessionToken: sessionOf(index) })
  await call(line, 'win', { ...common, requestId: `w${round}`, transactionId: `http${round}w`, amount: '0', roundClosed: true })
  return 2
}

async function call(line: HttpLine, name: string, input: unknown): Promise<void> {
  const path = `/wallet/v1/${name}`
  const body = JSON.stringify(input)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest('hex')
  const headers = `content-type: application/json\r\nx-provider: bench\r\nx-key: k1\r\nx-timestamp: ${timestamp}\r\nx-signature: ${signature}\r\n`
  const answer = await line.post(path, headers, body)
  if (!answer.includes('"code":"OK"')) throw new Error(`The server answered ${answer}`)
}

const sessionOf = (index: number) => `bench-session-${firstPlayer.capped + BigInt(index)}`

async function fillSessions(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const chosen = `wallet where player >= ${firstPlayer.capped} and player < ${firstPlayer.capped + BigInt(players)}`
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
