import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { browserFacts } from '../../testing/browser-facts.ts'
import type { Caller } from '../nodes/callers.ts'
import type { Answer, Calls } from '../nodes/calls.ts'
import type { Tally } from '../nodes/tally.ts'
import { methodIds } from '../../apps/server/src/cashier/method-catalogue/method-ids.ts'

/** Players who pay by card, one deposit after the other; what was not answered is asked again as it was. */
export type Deposits = { callers: Caller[]; acknowledged: () => readonly string[]; refused: () => number }

const betweenMs = 1500
const cards = { plain: '4242424242424242', toldTwice: '4000000000000093', toldLate: '4000000000000077' }
type Step = { reference: string; token: string; params: { name: string; value: string }[] }

/** Lets players pay in turn, `atOnce` of them at a time, with cards of the sandbox. */
export function openDeposits(sandbox: string, cookies: readonly string[], atOnce: number, tally: Tally): Deposits {
  const acknowledged: string[] = []
  let [turns, refused] = [0, 0]
  const keepPaying: Caller = async (calls) => {
    while (!calls.isOver()) {
      const from = performance.now()
      const reference = await pay(calls, sandbox, cookies[turns % cookies.length] ?? '', turns++)
      if (reference === undefined) refused += 1
      else {
        acknowledged.push(reference)
        tally.done('deposit', performance.now() - from)
      }
      await wait(betweenMs)
    }
  }
  return { callers: Array.from({ length: atOnce }, () => keepPaying), acknowledged: () => acknowledged, refused: () => refused }
}

const ok = ({ status }: Answer) => status === 200
const isAnswered = ({ status }: Answer) => status < 500 && status !== 429

async function pay({ insist }: Calls, sandbox: string, cookie: string, turn: number): Promise<string | undefined> {
  const post = async (path: string, body: object, isRight = ok): Promise<string> => {
    const key = randomBytes(12).toString('hex')
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, 'idempotency-key': key }
    return insist('deposit', () => ({ method: 'POST', path, body: JSON.stringify(body), headers }), isRight)
  }
  const wish = { method: methodIds.paymentCard, amount: '20.00', currency: 'EUR' }
  const { reference, token, params } = JSON.parse(await post('/api/deposits', wish, isAnswered)) as Partial<Step> // the contract's, or a refusal
  if (!reference || !params) return undefined
  await giveCard(sandbox, params, Object.values(cards)[turn % 3]!) // one of three
  // A notice may have ended it before the page says that the card was given.
  await post('/api/deposits/finish', { reference }, isAnswered)
  await post('/api/deposits/finish', { reference, browser: browserFacts, fingerPrint: 'Y', windowSize: '05' }, isAnswered)
  const status = { method: 'GET' as const, path: `/api/deposits/status?token=${token}`, headers: { cookie } }
  while (!(await insist('deposit', () => status, ok)).includes('"status":"ok"')) await wait(betweenMs)
  return reference
}

async function giveCard(sandbox: string, params: Step['params'], number: string): Promise<void> {
  const hidden = Object.fromEntries(params.map(({ name, value }) => [name, value]))
  const response = await fetch(`${sandbox}/acquirer/form/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...hidden, number, expiry: '12/40', cvc: '123', holder: 'Ada Example' }),
  })
  if (!response.ok) throw new Error(`The card form answered ${response.status}: ${await response.text()}`)
}
