import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { roundOf, signed } from '../studio-calls.ts'
import { openCalls, type Answer, type Calls } from './calls.ts'
import type { Tally } from './tally.ts'

/** Callers that go on whatever happens. A bet or win that failed is sent again under its id until it is acknowledged. */
export type Callers = {
  /** How many bets and wins were acknowledged, and what they took from the wallets together. */
  acknowledged: () => { postings: number; taken: bigint }
  stop: () => Promise<void>
}

export type Visit = { port: number; logins: readonly string[]; password: string; cookies: readonly string[] }

const bettors = 8
const streams = 8
const betEveryMs = 30
const pageEveryMs = 250
const loginEveryMs = 700
const againMs = 50
const stake = 100n
const scriptsOfPage = 4
const scriptsIn = /\/assets\/[\w.-]+\.js/g

/** Somebody else who calls until all is over. */
export type Caller = (calls: Calls) => Promise<unknown>

/** Starts them: bets and wins of a studio, pages of players and visitors, logins, streams of news, and whoever else is given. */
export function openCallers({ port, logins, password, cookies }: Visit, tally: Tally, others: readonly Caller[] = []): Callers {
  let isOver = false
  const calls = openCalls(port, tally, () => isOver)
  const { noted } = calls
  const bets = openBets(calls, tally)
  const page = async (at: number) => {
    const headers: Record<string, string> = at % 2 ? { cookie: cookies[at % cookies.length] ?? '' } : {}
    const html = await noted('page', { method: 'GET', path: '/slots-games', headers }, ok)
    const scripts = html?.match(scriptsIn) ?? []
    for (const path of scripts.slice(0, scriptsOfPage)) await noted('asset', { method: 'GET', path }, ok)
  }
  const login = (at: number) => {
    const body = JSON.stringify({ login: logins[at % logins.length], password })
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    return noted('login', { method: 'POST', path: '/api/login', body, headers }, ok)
  }
  const again = async (everyMs: number, work: (at: number) => Promise<unknown>) => {
    for (let at = 0; !isOver; at += 1) {
      await work(at)
      await wait(everyMs)
    }
  }
  const stream = (at: number) => again(againMs, () => listen(port, cookies[at % cookies.length] ?? '', tally, () => isOver))
  const all = Promise.all([
    ...Array.from({ length: bettors }, () => again(betEveryMs, bets.play)),
    ...Array.from({ length: streams }, (_, at) => stream(at)),
    again(pageEveryMs, page),
    again(loginEveryMs, login),
    ...others.map((caller) => caller(calls)),
  ])
  return {
    acknowledged: bets.acknowledged,
    async stop() {
      isOver = true
      await all
      calls.close()
    },
  }
}

/** Plays rounds; what failed is sent again under its id, as studios do. */
function openBets({ insist }: Calls, tally: Tally) {
  let [rounds, postings, taken] = [0, 0, 0n]
  const post = async (name: 'bet' | 'win', input: object): Promise<void> => {
    const from = performance.now()
    await insist(
      'bet',
      () => ({ method: 'POST', ...signed(name, input) }),
      ({ body }) => body.includes('"code":"OK"'),
    )
    tally.done('bet', performance.now() - from)
    postings += 1
  }
  return {
    acknowledged: () => ({ postings, taken }),
    async play() {
      const number = (rounds += 1)
      const won = number % 3 === 0 ? 250n : 0n
      const { bet, win } = roundOf(number, `nodes${number}`, won)
      await post('bet', bet)
      taken += stake
      await post('win', win)
      taken -= won
    },
  }
}

const ok = ({ status }: Answer) => status === 200

const lookEveryMs = 50

/** Holds a stream until it ends and waits as long as it was told to, as browsers do. Counts how long it took to be heard. */
async function listen(port: number, cookie: string, tally: Tally, isOver: () => boolean): Promise<void> {
  const from = performance.now()
  const { response, failure } = await new Promise<{ response?: IncomingMessage; failure?: string }>((resolve) => {
    get({ host: '127.0.0.1', port, path: '/api/push', headers: { cookie } }, (got) => resolve({ response: got })).on('error', (error) =>
      resolve({ failure: error.message }),
    )
  })
  const wrong = failure ?? (response?.statusCode === 200 ? undefined : `${response?.statusCode}`)
  tally.note('push', performance.now() - from, wrong)
  let [told, hasEnded] = [2000, false]
  response?.on('data', (part: Buffer) => (told = Number(/^retry: (\d+)/.exec(part.toString())?.[1] ?? told)))
  response?.on('error', () => undefined).on('close', () => (hasEnded = true))
  while (response && !hasEnded && !isOver()) await wait(lookEveryMs)
  response?.destroy()
  if (!isOver()) await wait(told)
}
