import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { browserFacts } from '@fairhouse/testing/browser-facts.ts'
import { formOf, password } from './calls.ts'
import type { RunningHouse } from './running-house.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Named = { name: string; value: string }[]
/** What is read of the answers of the calls here. */
type Body = {
  profile: { playerId: string } | null
  sessionId: string
  reference: string
  url?: string
  error?: string
  status?: string
  params?: Named
}

const cookieOf = (set: readonly string[]): string => set.map((one) => one.split(';')[0]).join('; ')

/** Asks until there is an answer: the server may be away at any moment. */
async function untilAnswered(url: string, options: RequestInit): Promise<{ status: number; body: Body; cookies: string[] }> {
  for (;;) {
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.timeout(15_000) })
      const body = (await response.json()) as Body // each call's own fields
      if (response.status < 500) return { status: response.status, body, cookies: response.headers.getSetCookie() }
    } catch {
      // Nobody was there.
    }
    await wait(30)
  }
}

/** A player over HTTP who loses no key: what was not answered is asked again as it was. `address`: where they are, as a trusted proxy tells it. */
export async function joinWithoutLoss(house: RunningHouse, address = '') {
  const email = `killed${randomBytes(6).toString('hex')}@example.com`
  let cookie = ''
  const from: Record<string, string> = address ? { 'x-forwarded-for': address } : {}
  const post = (path: string, body: unknown) =>
    untilAnswered(house.origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: house.origin,
        cookie,
        'idempotency-key': randomBytes(12).toString('hex'),
        ...from,
      },
      body: JSON.stringify(body),
    })
  const fields = formOf(email)
  const form = await fetch(`${house.origin}/api/registration/fields`, { headers: from })
  const { id: agreement } = (await form.json()).agreement
  // By this cookie a registration that is sent again is known to be the same.
  cookie = cookieOf(form.headers.getSetCookie())
  const registered = await post('/api/registration', { agreement, fields })
  expect([registered.status, registered.body]).toEqual([200, expect.not.objectContaining({ error: expect.anything() })])
  const link = async () => (await house.control<{ mails: { links: string[] }[] }>(`/mails?to=${email}`)).mails[0]?.links[0]
  await expect.poll(link).toBeTruthy()
  const activated = await post('/api/activation', { activationCode: (await link())?.split('/').at(-1) })
  const login = await post('/api/login', { login: email, password })
  expect([activated.body, login.body]).toEqual([{}, expect.objectContaining({ profile: expect.anything() })])
  cookie = cookieOf(login.cookies)
  const id = BigInt(login.body.profile?.playerId ?? 0)
  const ask = (path: string, as = cookie) => untilAnswered(house.origin + path, { headers: { cookie: as, ...from } })
  return { id, email, shard: Number(id % 256n), post, ask }
}
export type Joined = Awaited<ReturnType<typeof joinWithoutLoss>>

/** Pays 20.00 by a card that needs no challenge; whatever is lost on the way is left to the house. Answers the deposit's reference; nothing where it could not be begun. */
export async function payByCard(house: RunningHouse, { post }: Joined, number = '4242424242424242'): Promise<string> {
  const { body: step } = await post('/api/deposits', { method: 1140001, amount: '20.00', currency: 'EUR' })
  const params = step.params ?? []
  if (params.length === 0) return step.reference ?? ''
  const typed = {
    ...Object.fromEntries(params.map(({ name, value }) => [name, value])),
    number,
    expiry: '12/40',
    cvc: '123',
    holder: 'Ada Example',
  }
  await untilAnswered(`${house.sandbox}/acquirer/form/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  })
  const { reference } = step
  await post('/api/deposits/finish', { reference })
  await post('/api/deposits/finish', { reference, browser: browserFacts, fingerPrint: 'Y', windowSize: '05' })
  return reference
}
