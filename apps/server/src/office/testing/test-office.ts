import type { FastifyInstance } from 'fastify'
import { officeApi, type OfficeApi, type OfficeCallName } from '@fairhouse/contract/office/index.ts'
import { everywhere, type OfficeErrorName } from '@fairhouse/contract/office/base/office-errors.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import type { z } from 'zod'
import type { Environment } from '../../base/environment.ts'
import { openDevice } from '@fairhouse/software-passkey'
import type { House } from '../../base/house.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { buildOffice } from '../http/index.ts'
import { seedRoles } from '../roles/index.ts'
import { inviteLocally } from '../staff/invite-locally.ts'

export const officeOrigin = 'http://office.localhost:3100'
const host = new URL(officeOrigin).host

type Takes<Name extends OfficeCallName> = z.input<OfficeApi[Name]['takes']>
type Answers<Name extends OfficeCallName> = z.output<OfficeApi[Name]['answers']>
type Refusal = {
  error: OfficeErrorName
  errorCode: number
  errorDetails?: Record<string, unknown>
  errorSubMessage?: string
  expireTimestamp?: string
}
export type Given = {
  reason?: string
  /** Signs the act by the colleague's passkey, as their page does. */
  sign?: boolean
  signature?: unknown
  precondition?: Record<string, string>
  dryRun?: boolean
  headers?: Record<string, string>
}
export type Answered<Value> = { status: number; value: Value; refusal: Refusal; cookie: string | undefined }

/** A browser that calls the office by its contract and checks every answer against it. */
export type TestColleague = {
  id: string
  device: ReturnType<typeof openDevice>
  cookies: Map<string, string>
  ask: <Name extends OfficeCallName>(name: Name, input: Takes<Name>, given?: Given) => Promise<Answered<Answers<Name>>>
  /** Calls, and fails the test on a refusal. */
  must: <Name extends OfficeCallName>(name: Name, input: Takes<Name>, given?: Given) => Promise<Answers<Name>>
  signIn: () => Promise<void>
}

/** An office beside a house. */
export type OfficeBeside = {
  office: FastifyInstance
  /** Somebody without a session. */
  stranger: () => TestColleague
  /** A colleague with these roles, signed in by a passkey. */
  colleague: (...roles: string[]) => Promise<TestColleague>
  /** Somebody of another office of the same house, at this one. */
  as: (colleague: TestColleague) => TestColleague
  /** The command line of a colleague, whom they have let in by its code. */
  commandLine: (colleague: TestColleague) => Promise<TestColleague & { token: string }>
}
export type TestOffice = TestHouse & OfficeBeside

const none = undefined as never // a test that reads it by mistake fails
let people = 0

/** Opens a house with an office, in which nobody works yet. */
export async function openTestOffice(changes: Partial<Environment> = {}): Promise<TestOffice> {
  const at = await openTestHouse({ officeOrigin, ...changes })
  const beside = await openOfficeOf(at.house)
  return {
    ...at,
    ...beside,
    async close() {
      await beside.office.close()
      await at.close()
    },
  }
}

/** Opens the office of a house that there is. */
export async function openOfficeOf(house: House): Promise<OfficeBeside> {
  const office = await buildOffice(house, { pages: false })
  await seedRoles(house)
  return {
    office,
    stranger: () => browserOf(office, ''),
    as: ({ id, device, cookies }) => browserOf(office, id, {}, { device, cookies }),
    async commandLine(colleague) {
      const stranger = browserOf(office, '')
      const { secret, code } = await stranger.must('beginDeviceLogin', { host: 'desk-7' })
      const { id } = await colleague.must('readDeviceLogin', { code })
      await colleague.must('allowDeviceLogin', { id }, { sign: true })
      const { token } = await stranger.must('askDeviceLogin', { secret })
      if (token === null) throw new Error('the command was not let in')
      return { ...browserOf(office, colleague.id, { authorization: `Bearer ${token}` }), token }
    },
    async colleague(...roles) {
      people += 1
      const email = `colleague${people}@example.com`
      const [first = 'support', ...others] = roles
      const invite = (role: string) => inviteLocally(house, { name: `Colleague ${people}`, email, role }, 'cli:test')
      let invited = await invite(first)
      for (const role of others) invited = await invite(role)
      if (typeof invited === 'string') throw new Error(invited)
      const browser = browserOf(office, String(invited.id))
      const link = invited.link.split('#')[1] ?? ''
      const { options } = await browser.must('readInvitation', { link })
      await browser.must('acceptInvitation', { link, made: browser.device.make(options) })
      return browser
    },
  }
}

function browserOf(
  office: FastifyInstance,
  id: string,
  always: Record<string, string> = {},
  { device, cookies }: Pick<TestColleague, 'device' | 'cookies'> = { device: openDevice(officeOrigin), cookies: new Map() },
): TestColleague {
  const colleague: TestColleague = {
    id,
    device,
    cookies,
    async ask(name, input, given = {}) {
      const signature = given.sign ? await sign(colleague, officeApi[name].at, input, given) : given.signature
      const response = await send(office, cookies, officeApi[name], input, {
        ...given,
        signature,
        headers: { ...always, ...given.headers },
      })
      const body: unknown = response.json()
      keepCookies(cookies, response.headers['set-cookie'])
      if (given.dryRun && response.statusCode === 200) return { status: 200, value: body as never, refusal: none, cookie: undefined } // a consequence
      if (response.statusCode === 200)
        return { status: 200, value: officeApi[name].answers.parse(body) as never, refusal: none, cookie: undefined } // parsed by this call's schema
      const refusal = body as Refusal // in the one shape
      const named: readonly OfficeErrorName[] = [...everywhere, ...officeApi[name].refuses]
      if (!named.includes(refusal.error))
        throw new Error(`${name} refused with ${refusal.error}, which its contract does not name: ${JSON.stringify(refusal)}`)
      return { status: response.statusCode, value: none, refusal, cookie: undefined }
    },
    async must(name, input, given) {
      const { value, refusal } = await colleague.ask(name, input, given)
      if (refusal) throw new Error(`${name} refused: ${JSON.stringify(refusal)}`)
      return value
    },
    async signIn() {
      const { options } = await colleague.must('beginSignIn', {})
      await colleague.must('signIn', { used: device.use(options) })
    },
  }
  return colleague
}

/** Signs an act as a page does: asks for its number, and has the device sign the challenge. */
export async function sign(colleague: TestColleague, at: string, input: unknown, { reason, precondition }: Given) {
  const { number, options } = await colleague.must('beginStepUp', { at, input, reason, precondition })
  return { number, used: colleague.device.use(options) }
}

function send(office: FastifyInstance, cookies: Map<string, string>, call: OfficeCall, input: unknown, given: Given) {
  const [method, url] = call.at.split(' ') as ['GET' | 'POST', string] // every call's address has this form
  const { reason, signature, precondition, dryRun, headers } = given
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return office.inject({
    method,
    url,
    headers: { host, ...(headers?.['authorization'] ? {} : { origin: officeOrigin }), ...(cookie ? { cookie } : {}), ...headers },
    ...(method === 'POST'
      ? { payload: { input, reason, signature, precondition, dryRun } }
      : { query: Object.fromEntries(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)])) }),
  })
}

function keepCookies(cookies: Map<string, string>, header: string | string[] | undefined): void {
  for (const line of [header ?? []].flat()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (name && value) cookies.set(name, value)
    else if (name) cookies.delete(name)
  }
}
