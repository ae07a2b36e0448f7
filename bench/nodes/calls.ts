import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kind, Tally } from './tally.ts'

export type Answer = { status: number; body: string }
export type Call = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }

/** What callers share: a connection pool to the proxy, a tally, and the end. */
export type Calls = {
  /** Sends a call, counts it, and returns what was answered; undefined if that was not right. */
  noted: (kind: Kind, call: Call, isRight: (answer: Answer) => boolean) => Promise<string | undefined>
  /** Sends a call until it is answered as it should be, and returns the answer. `call` makes it anew each time. */
  insist: (kind: Kind, call: () => Call, isRight: (answer: Answer) => boolean) => Promise<string>
  isOver: () => boolean
}

const patienceMs = 15_000
const againMs = 50
const mostTries = 100

/** Opens what callers share. */
export function openCalls(port: number, tally: Tally, isOver: () => boolean): Calls & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let last = ''
  const noted: Calls['noted'] = async (kind, call, isRight) => {
    const from = performance.now()
    const answer = await ask(agent, port, call).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    const failure = typeof answer === 'string' ? answer : isRight(answer) ? undefined : `${answer.status} ${answer.body.slice(0, 80)}`
    tally.note(kind, performance.now() - from, failure)
    last = failure ?? last
    return failure === undefined && typeof answer !== 'string' ? answer.body : undefined
  }
  return {
    noted,
    isOver,
    async insist(kind, call, isRight) {
      for (let tries = 0; ; tries += 1) {
        const body = await noted(kind, call(), isRight)
        if (body !== undefined) return body
        if (isOver() && tries > mostTries) throw new Error(`A ${kind} was never acknowledged; last: ${last}`)
        await wait(againMs)
      }
    },
    close: () => agent.destroy(),
  }
}

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
