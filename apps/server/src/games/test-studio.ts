import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestBrowser } from '../base/test-browser.ts'
import { openTestHouse, type TestHouse, type TestPlayer } from '../base/test-house.ts'
import { seedGames } from './game.sql.ts'
import { firstGames } from './game.ts'

export type Wallet = Record<string, unknown> & {
  code: string
  status: string
  replayed?: boolean
  balance?: { cash: string; bonus: string; currency: string }
}
type SignedBy = { provider?: string; key?: string; secret?: string; skewSeconds?: number; signature?: string; raw?: string; path?: string }

/** A studio of a test: it is launched, and it calls our wallet over HTTP as its protocol says. */
export type TestStudio = TestHouse & {
  /** What we asked the studio to launch, newest last, each with the code that its signature earns. */
  launches: { told: Record<string, string>; path: string; signed: boolean }[]
  answer: (status: number) => void
  call: (name: string, input: unknown, signed?: SignedBy) => Promise<{ http: number; body: Wallet }>
  /** A player in a game, with money. */
  playing: (cash?: bigint, wanted?: Partial<TestPlayer>) => Promise<Playing>
  money: (player: TestPlayer, cash: bigint) => Promise<void>
}
export type Playing = TestPlayer & {
  browser: TestBrowser
  playerRef: string
  sessionToken: string
  launched: { sessionId: string | null; url: string }
  hints: Record<string, unknown>
  wallet: (name: string, more?: Record<string, unknown>) => Promise<Wallet>
}

let requests = 0

/** Opens a house whose studio is this test. */
export async function openTestStudio(): Promise<TestStudio> {
  const launches: TestStudio['launches'] = []
  let status = 200
  const secret = 'studio-secret'
  const sign = (timestamp: string, path: string, raw: string, by = secret) =>
    createHmac('sha256', by).update(`${timestamp}\n${path}\n${raw}`).digest('hex')
  const server = createServer((request, reply) => {
    void bodyOf(request).then((raw) => {
      const signed = request.headers['x-signature'] === sign(String(request.headers['x-timestamp']), request.url ?? '', raw)
      launches.push({ told: JSON.parse(raw) as Record<string, string>, path: request.url ?? '', signed }) // our own launch
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ url: 'http://studio.example/game' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const test = await openTestHouse({
    sandboxOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    studio: { id: 'orchard', keyId: 'k1', secret },
  }) // it listens on TCP
  await seedGames(test.house.db, firstGames)
  const money = async ({ shard, id, currency }: TestPlayer, cash: bigint) => {
    requests += 1
    await test.house.wallet.post({
      op: 'move',
      wallet: { shard, player: id, currency },
      id: `test:money:${requests}`,
      kind: 'test',
      reason: 'test',
      legs: [['test', 'cash', cash]],
    })
  }
  const call: TestStudio['call'] = async (
    name,
    input,
    {
      provider = 'orchard',
      key = 'k1',
      secret: by = secret,
      skewSeconds = 0,
      signature,
      raw = JSON.stringify(input),
      path = `/wallet/v1/${name}`,
    } = {},
  ) => {
    const timestamp = String(Math.floor(test.clock.now().getTime() / 1000) + skewSeconds)
    const headers = {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-key': key,
      'x-timestamp': timestamp,
      'x-signature': signature ?? sign(timestamp, path, raw, by),
    }
    const response = await test.app.inject({ method: 'POST', url: `/wallet/v1/${name}`, headers, payload: raw })
    return { http: response.statusCode, body: response.json() }
  }
  return {
    ...test,
    launches,
    call,
    money,
    answer: (next) => (status = next),
    async playing(cash = 10_000n, wanted = {}) {
      const player = await test.player(wanted)
      if (cash > 0n) await money(player, cash)
      const launched = await player.browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
      const { body } = await call('authenticate', { requestId: 'a', launchToken: launches.at(-1)?.told.launchToken })
      const { playerRef, sessionToken, hints } = body as unknown as Pick<Playing, 'playerRef' | 'sessionToken' | 'hints'>
      const wallet: Playing['wallet'] = async (name, more = {}) => {
        requests += 1
        const of: Record<string, object> = {
          balance: { sessionToken },
          bet: { sessionToken, gameId: 'orchard-slot', currency: player.currency, roundStart: true },
          betWin: { sessionToken, gameId: 'orchard-slot', currency: player.currency },
          win: { gameId: 'orchard-slot', currency: player.currency, roundClosed: true },
        }
        return (await call(name, { requestId: `r${requests}`, playerRef, ...of[name], ...more })).body
      }
      return { ...player, playerRef, sessionToken, launched, hints, wallet }
    },
    async close() {
      server.close()
      await test.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a stream without an encoding yields buffers
  return Buffer.concat(chunks).toString('utf8')
}
