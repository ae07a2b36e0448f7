import { createHmac, randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import type { Environment } from '../../apps/studio/src/base/environment.ts'
import type { Game } from '../../apps/studio/src/engine/game.ts'
import { openTestWallet, type Got } from './wallet.ts'
import { openStudioWorld, type StudioWorld } from './world.ts'

/** A studio, with a platform of the test's own at the other end of wallet v1. */
export type StudioTest = Awaited<ReturnType<typeof openStudioTest>>

type Given = Partial<Environment> & { games?: readonly Game[] }

/** Opens both; `hints` is what authenticate tells. */
export async function openStudioTest(hints: Record<string, unknown> = { minRoundMs: 0, autoplay: false }, given: Given = {}) {
  const platform = openPlatform(hints, () => test.studio.world.clock.now())
  const walletOrigin = await platform.app.listen({ host: '127.0.0.1', port: 0 })
  const test = await openStudioWorld({ walletOrigin, ...given })
  return {
    test,
    platform,
    ...callsOf(test, platform.newToken),
    close: async () => {
      await test.close()
      await platform.app.close()
    },
  }
}

/** What a platform and its players do with a studio. */
export function callsOf(test: StudioWorld, newToken: () => string) {
  return {
    /** Calls the studio as the platform does. */
    ask: (path: string, body: unknown, changes: Partial<Record<string, string>> = {}) => askStudio(test, path, body, changes),
    open: (changes: Record<string, unknown> = {}) => openGame(test, newToken, changes),
  }
}

/** A platform that books by the protocol. */
export function openPlatform(hints: Record<string, unknown>, now: () => Date) {
  const app = Fastify({ forceCloseConnections: true })
  const { state, book } = openTestWallet(hints)
  const got: Got[] = []
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Params: { call: string } }>('/wallet/v1/:call', async (request, reply) => {
    const raw = String(request.body)
    const { call } = request.params
    const signed = request.headers['x-signature'] === sign(String(request.headers['x-timestamp']), `/wallet/v1/${call}`, raw)
    const one: Got = { call, input: JSON.parse(raw), signed }
    got.push(one)
    await state.gate
    const whim = state.whim?.(one)
    if (whim === 'silentBefore') return reply.hijack().raw.destroy()
    if (whim === 'garbage') return reply.code(502).send('<html>')
    const { code, more } = typeof whim === 'object' ? { code: '', ...whim } : book(one)
    if (whim === 'hangAfter') return reply.hijack()
    if (whim === 'silentAfter') return reply.hijack().raw.destroy()
    const balance = { cash: String(state.cash), bonus: '0', currency: 'EUR' }
    const frame = { requestId: one.input.requestId, serverTime: now().toISOString(), retry: false, balance }
    return reply.send({ status: code === 'OK' ? 'OK' : 'ERROR', code, ...frame, ...more })
  })
  return {
    app,
    state,
    got,
    calls: (name: string) => got.filter((one) => one.call === name),
    newToken: () => {
      const token = randomBytes(9).toString('hex')
      state.tokens.add(token)
      return token
    },
  }
}

function sign(timestamp: string, path: string, body: string, secret = 'secret'): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest('hex')
}

async function askStudio(test: StudioWorld, path: string, body: unknown, changes: Partial<Record<string, string>>) {
  const raw = JSON.stringify(body)
  const timestamp = changes.timestamp ?? String(Math.floor(test.studio.world.clock.now().getTime() / 1000))
  const response = await fetch(`${test.studio.world.origin}/studio/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Provider': changes.provider ?? 'studio',
      'X-Key': changes.key ?? 'k1',
      'X-Timestamp': timestamp,
      'X-Signature': sign(timestamp, changes.path ?? `/studio/api${path}`, changes.body ?? raw, changes.secret),
    },
    body: raw,
  })
  return { status: response.status, body: (await response.json()) as Answer } // what each call answers, the test knows
}

/** Every field that a test reads from an answer of the studio. */
type Answer = Record<'code' | 'url' | 'state' | 'ended' | 'net' | 'win' | 'currency', string> & {
  balance: { cash: string }
  stakes: string[]
  games: { gameId: string; mathsHash: string; rtp: string }[]
  fairness: { commit: string; clientSeed: string; nonce: number }
  seeds: { commit: string; serverSeed: string | null }
  outcome: { stops: number[]; win: string }
  revealed: { serverSeed: string; clientSeed: string; commit: string }
  check: Record<string, string> | null
  mathsHash: string
  waitMs: number
}

/** What a page gets back from the studio. */
type PageAnswer = Omit<Answer, 'state'> & { state: Answer; round: RoundAnswer; rounds: RoundAnswer[] }

/** A round as the page is told. */
type RoundAnswer = Answer & {
  roundId: string
  status: string
  fairness: { serverSeed: string | null; nonce: number; commit: string; clientSeed: string }
}

/** Opens the game as the product and its page do. */
async function openGame(test: StudioWorld, newToken: () => string, changes: Record<string, unknown>) {
  const launch = { gameId: 'orchard-slot', type: 'real', launchToken: newToken(), currency: 'EUR', language: 'en', country: 'SWE' }
  const places = { lobbyUrl: 'http://localhost:3000/', parentOrigin: 'http://localhost:3000' }
  const { body } = await askStudio(test, '/launch', { ...launch, ...places, ...changes }, {})
  const url = new URL(body.url)
  const key = randomBytes(32).toString('hex')
  const page = url.searchParams.get('page') ?? ''
  const play = async (path: string, sent: unknown = {}, withKey = key) => {
    const headers = { 'Content-Type': 'application/json', 'X-Play-Key': withKey }
    const response = await fetch(`${test.studio.world.origin}/studio/play/${path}`, { method: 'POST', headers, body: JSON.stringify(sent) })
    return { status: response.status, body: (await response.json()) as PageAnswer } // as above
  }
  const spin = (spinKey: string = randomBytes(8).toString('hex'), stake = '50') => play('spin', { key: spinKey, stake })
  return { url, page, key, play, spin, opened: await play('open', { page, key }) }
}

/** Waits until something holds; only for what happens in another turn of the same process. */
export async function until<Value>(look: () => Promise<Value> | Value, holds: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const value = await look()
    if (holds(value) || Date.now() > deadline) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
