import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { RunningHouse } from './running-house.ts'

export const password = 'Violet7Harbour'

/** The form of a person from Malta, where visitors of a house come from. */
export const formOf = (email: string) => ({
  email,
  password,
  country: 'MLT',
  firstName: 'Ada',
  lastName: 'Example',
  birthDate: '1990-05-05',
  gender: 'female',
  street: 'Harbour Street 1',
  zipCode: `VLT ${(places += 1)}`, // the same name at the same place would be the same person
  city: 'Valletta',
  phoneNumber: '+35699123456',
  currency: 'EUR',
  ageAndPolicyChecked: 'true',
})
let places = 1000

/** The newest link that was mailed to somebody. */
export async function mailedLink(house: RunningHouse, email: string): Promise<string> {
  const newest = async () => {
    const [link] = (await house.control<{ mails: { links: string[] }[] }>(`/mails?to=${email}`)).mails[0]?.links ?? []
    if (!link) throw new Error(`No mail has come for ${email}`)
    return link
  }
  return vi.waitFor(newest, { timeout: 45_000, interval: 100 })
}

/** An activated account, opened by the calls that a page makes: for journeys that are about something else. `more`: what another country asks. */
export async function openAccount(house: RunningHouse, email: string, more: Record<string, string> = {}): Promise<void> {
  const { id: agreement } = (await (await fetch(`${house.origin}/api/registration/fields`)).json()).agreement
  await call(house, '/api/registration', { agreement, fields: { ...formOf(email), ...more } })
  await call(house, '/api/activation', { activationCode: (await mailedLink(house, email)).split('/').at(-1) })
}

/** Logs a browser in without its page. */
export async function logInByCall(page: Page, house: RunningHouse, email: string): Promise<void> {
  const options = { data: { login: email, password }, headers: { origin: house.origin } }
  const answer = await page.request.post(`${house.origin}/api/login`, options)
  if (!answer.ok()) throw new Error(`/api/login answered ${answer.status()}: ${await answer.text()}`)
}

/** Moves the clock, and waits until the server goes by it. */
export async function advanceClock(house: RunningHouse, hours: number): Promise<void> {
  const serverTime = async () =>
    Date.parse(((await (await fetch(`${house.origin}/api/settings`)).json()) as { serverTime: string }).serverTime) // the contract's
  const before = await serverTime()
  await house.control('/clock', { advanceSeconds: hours * 3600 })
  await vi.waitUntil(async () => (await serverTime()) >= before + hours * 3_600_000, { timeout: 45_000, interval: 50 })
}

async function call({ origin }: RunningHouse, path: string, body: unknown): Promise<void> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'idempotency-key': randomBytes(12).toString('hex') },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}
