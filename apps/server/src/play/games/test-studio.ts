import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import { seedGames, seedProviders } from './game.sql.ts'
import { makers } from './makers.ts'
import { firstGames } from './own-games.ts'

export type Wallet = Record<string, unknown> & {
  code: string
  status: string
  replayed?: boolean
  balance?: { cash: string; bonus: string; currency: string }
}
type SignedBy = {
  provider?: string
  key?: string
  secret?: string
  skewSeconds?: number
  signature?: string
  raw?: string
  path?: string
  app?: FastifyInstance
}

/** A test's own studio: it is launched, and calls our wallet over HTTP by its protocol. */
export type TestStudio = TestHouse & {
  /** The launches we asked for, newest last, each with whether its signature was right. */
  launches: { told: Record<string, string>; path: string; signed: boolean }[]
  answer: (status: number) => void
  /** The studio's listing: its slot gives `fullHouse` once in a hundred rounds. */
  listing: { games: { gameId: string; jackpots?: unknown[] }[] }
  /** What it tells of its shared tables, and how often it was asked; an answer that is no JSON where it is null. */
  live: { tables: unknown[] | null; asked: number }
  /** What it tells of its chat, what it was asked and told of it, and whether it answers. */
  chat: TestChat
  /** What it tells of single rounds, by their ids; others are unknown to it. */
  toldRounds: Record<string, unknown>
  /** The studio's report on its rounds, in pages; asked for by days. */
  rounds: StudioLine[]
  call: (name: string, input: unknown, signed?: SignedBy) => Promise<{ http: number; body: Wallet }>
  /** Creates a player with money, in a game. */
  playing: (cash?: bigint, wanted?: Partial<TestPlayer>) => Promise<Playing>
  money: (player: TestPlayer, cash: bigint) => Promise<void>
}
export type StudioLine = Record<'roundId' | 'playerRef' | 'currency' | 'staked' | 'won' | 'beganAt', string> & {
  settled: boolean
  jackpot?: string
}
type TestChat = {
  isAway: boolean
  messages: Record<string, unknown>[]
  wordsVersion: number
  questions: Record<string, unknown>[]
  orders: Record<string, unknown>[]
}
export type Playing = TestPlayer & {
  browser: TestBrowser
  playerRef: string
  sessionToken: string
  launched: { sessionId: string | null; url: string }
  hints: Record<string, unknown>
  wallet: (name: string, more?: Record<string, unknown>) => Promise<Wallet>
}

let ids = 0
/** Returns an id that no other test uses. */
export const fresh = (kind: string): string => `${kind}-${(ids += 1)}`

/** Places a stake in a new round. */
export const bet = (at: Playing, amount: number, more: Record<string, unknown> = {}): Promise<Wallet> =>
  at.wallet('bet', { transactionId: fresh('t'), roundId: fresh('r'), amount: String(amount), ...more })

/** Sets a limit as the player. */
export const limit = (at: Playing, type: 'loss' | 'wager', amounts: Record<string, string>) =>
  at.browser.must('POST /api/limits', { type, ...amounts })

let requests = 0

const secret = 'studio-secret'
const sign = (timestamp: string, path: string, raw: string, by = secret) =>
  createHmac('sha256', by).update(`${timestamp}\n${path}\n${raw}`).digest('hex')

/** Opens a house with this studio. */
export async function openTestStudio(): Promise<TestStudio> {
  const studio = await openStudioServer()
  const test = await openTestHouse({ sandboxOrigin: studio.origin, studio: { id: 'orchard', keyId: 'k1', secret } })
  await test.set('be.studio.url', `${studio.origin}/studio`)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  await seedProviders(test.house.db, makers)
  await seedGames(test.house.db, firstGames)
  const money: TestStudio['money'] = async ({ shard, id: player, currency }, cash) => {
    requests += 1
    const about = { id: `test:money:${requests}`, kind: 'test', reason: 'test' }
    await test.house.wallet.post({ ...about, op: 'move', wallet: { shard, player, currency }, legs: [['float:test', 'cash', cash]] })
  }
  const call: TestStudio['call'] = (name, input, signed) => callWallet(test, name, input, signed)
  return {
    ...test,
    launches: studio.launches,
    listing: studio.listing,
    live: studio.live,
    chat: studio.chat,
    rounds: studio.rounds,
    toldRounds: studio.toldRounds,
    answer: studio.answer,
    call,
    money,
    async playing(cash = 10_000n, wanted = {}) {
      const player = await test.player(wanted)
      if (cash > 0n) await money(player, cash)
      const launched = await player.browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
      const { body } = await call('authenticate', { requestId: 'a', launchToken: studio.launches.at(-1)?.told.launchToken })
      return { ...player, ...playingOf(call, body, player.currency), launched }
    },
    async close() {
      studio.close()
      await test.close()
    },
  }
}

async function openStudioServer() {
  const launches: TestStudio['launches'] = []
  const rounds: StudioLine[] = []
  const toldRounds: TestStudio['toldRounds'] = {}
  const fullHouse = { outcome: 'fullHouse', names: { en: 'A full house', fi: 'Täysi talo' }, chance: { of: '1', in: '100' } }
  const listing: TestStudio['listing'] = { games: [{ gameId: 'orchard-slot', jackpots: [fullHouse] }, { gameId: 'orchard-wheel' }] }
  const live: TestStudio['live'] = { tables: [], asked: 0 }
  const chat: TestChat = { isAway: false, messages: [], wordsVersion: 0, questions: [], orders: [] }
  let status = 200
  const server = createServer((request, reply) => {
    void bodyOf(request).then((raw) => {
      const signed = request.headers['x-signature'] === sign(String(request.headers['x-timestamp']), request.url ?? '', raw)
      const told = JSON.parse(raw) as Record<string, string> // our own call's body
      if (request.url?.endsWith('/statement')) return reply.writeHead(signed ? 200 : 401).end(JSON.stringify(pageOf(rounds, told)))
      if (request.url?.endsWith('/rounds')) {
        const one = toldRounds[told.roundId ?? '']
        return reply.writeHead(one && signed ? 200 : 404).end(JSON.stringify(one ?? {}))
      }
      if (request.url?.endsWith('/live')) {
        live.asked += 1
        return reply.writeHead(signed ? 200 : 401).end(live.tables ? JSON.stringify({ tables: live.tables }) : '<html>')
      }
      if (request.url?.includes('/chat/')) {
        if (chat.isAway || !signed) return reply.writeHead(503).end('{}')
        return reply.writeHead(200).end(JSON.stringify(chatAnswer(chat, request.url, told)))
      }
      if (request.url?.endsWith('/games')) return reply.writeHead(signed ? 200 : 401).end(JSON.stringify(listing))
      launches.push({ told, path: request.url ?? '', signed })
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ url: 'http://studio.example/game' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    launches,
    listing,
    live,
    chat,
    rounds,
    toldRounds,
    origin: `http://127.0.0.1:${port}`,
    answer: (next: number) => void (status = next),
    close: () => void server.close(),
  }
}

/** Tells the chat, or takes a decision about it as the studio does. */
function chatAnswer({ messages, wordsVersion, questions, orders }: TestChat, url: string, told: Record<string, unknown>) {
  if (url.endsWith('/orders')) {
    orders.push(told)
    return { found: true }
  }
  questions.push(told)
  return { rooms: [{ gameId: 'dovecote', name: 'Dovecote' }], messages, next: null, wordsVersion }
}

/** Serves two rounds a page, so that every list has several pages. */
function pageOf(rounds: StudioLine[], { from = '', to = '', after }: Record<string, string>) {
  const asked = rounds.filter(({ beganAt }) => beganAt >= from && beganAt < to)
  const begin = asked.findIndex(({ roundId }) => roundId === after) + 1
  const page = asked.slice(begin, begin + 2)
  return { rounds: page, next: page.length === 2 ? page[1]?.roundId : null }
}

/** Calls the wallet as studios do, over a socket; inside the process where another server is named. */
async function callWallet(test: TestHouse, name: string, input: unknown, signed: SignedBy = {}): Promise<{ http: number; body: Wallet }> {
  const { raw = JSON.stringify(input), path = `/wallet/v1/${name}` } = signed
  const timestamp = String(Math.floor(test.clock.now().getTime() / 1000) + (signed.skewSeconds ?? 0))
  const headers = {
    'content-type': 'application/json',
    'x-provider': signed.provider ?? 'orchard',
    'x-key': signed.key ?? 'k1',
    'x-timestamp': timestamp,
    'x-signature': signed.signature ?? sign(timestamp, path, raw, signed.secret),
  }
  const url = `/wallet/v1/${name}`
  if (signed.app) {
    const response = await signed.app.inject({ method: 'POST', url, headers, payload: raw })
    return { http: response.statusCode, body: response.json() }
  }
  const { port } = test.app.server.address() as AddressInfo // it listens on TCP
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', headers, body: raw })
  return { http: response.status, body: (await response.json()) as Wallet } // the protocol's fields
}

type Session = Pick<Playing, 'playerRef' | 'sessionToken' | 'hints' | 'wallet'>

/** Wraps the session that `authenticate` returned, with calls that fill in what every call of their kind needs. */
function playingOf(call: TestStudio['call'], body: Wallet, currency: string): Session {
  const session = body as unknown as Session // the protocol's fields
  const { playerRef, sessionToken } = session
  const game = { gameId: 'orchard-slot', currency }
  const of: Record<string, object> = {
    balance: { sessionToken },
    bet: { ...game, sessionToken, roundStart: true },
    betWin: { ...game, sessionToken },
    win: { ...game, roundClosed: true },
  }
  return {
    playerRef,
    sessionToken,
    hints: session.hints,
    async wallet(name, more = {}) {
      requests += 1
      return (await call(name, { requestId: `r${requests}`, playerRef, ...of[name], ...more })).body
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a stream without an encoding yields buffers
  return Buffer.concat(chunks).toString('utf8')
}
