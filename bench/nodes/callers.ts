import { Agent, get, request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { roundOf, signed } from '../studio-calls.ts'
import type { Kind, Tally } from './tally.ts'

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
const mostTries = 100
const stake = 100n
const scriptsOfPage = 4
const scriptsIn = /\/assets\/[\w.-]+\.js/g
const patienceMs = 15_000

type Answer = { status: number; body: string }
type Call = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }

/** Starts them: bets and wins of a studio, pages of players and visitors, logins, streams of news. */
export function openCallers({ port, logins, password, cookies }: Visit, tally: Tally): Callers {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let isOver = false
  const noted: Noted = async (kind, call, isRight) => {
    const from = performance.now()
    const answer = await ask(agent, port, call).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    const failure = typeof answer === 'string' ? answer : isRight(answer) ? undefined : `${answer.status} ${answer.body.slice(0, 80)}`
    tally.note(kind, performance.now() - from, failure)
    return failure === undefined && typeof answer !== 'string' ? answer.body : undefined
  }
  const bets = openBets(noted, () => isOver)
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
  ])
  return {
    acknowledged: bets.acknowledged,
    async stop() {
      isOver = true
      await all
      agent.destroy()
    },
  }
}

/** Sends a call, counts it, and returns what was answered; undefined if that was not right. */
type Noted = (kind: Kind, call: Call, isRight: (answer: Answer) => boolean) => Promise<string | undefined>

/** Plays rounds; what failed is sent again under its id, as studios do. */
function openBets(noted: Noted, isOver: () => boolean) {
  let [rounds, postings, taken] = [0, 0, 0n]
  const post = async (name: 'bet' | 'win', input: object): Promise<void> => {
    let last = ''
    const isRight = ({ body }: Answer) => {
      last = body
      return body.includes('"code":"OK"')
    }
    for (let tries = 0; (await noted('bet', { method: 'POST', ...signed(name, input) }, isRight)) === undefined; tries += 1) {
      if (isOver() && tries > mostTries) throw new Error(`A ${name} was never acknowledged; last: ${last}`)
      await wait(againMs)
    }
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

function ask(agent: Agent, port: number, { method, path, body, headers = {} }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text })).on('error', reject)
    })
    asked.setTimeout(patienceMs, () => asked.destroy(new Error('no answer')))
    asked.on('error', reject).end(body)
  })
}

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
