import type { IdentificationMethod } from '@fairhouse/contract'
import type { Takes } from '@fairhouse/contract/caller.ts'
import { atEndOfFile } from '@fairhouse/testing/at-end-of-file.ts'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import type { TestHouse } from '../../base/testing/test-house.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { lookWorker } from './look-again.ts'
import type { Callback, Look, Method, PersonEvidence } from '../identification-contract/method.ts'
import { codeMethods, methods } from '../identification-methods/methods.ts'

/** Replaces an existing service for a test: answers as told. */
export function placeTestMethod(name: IdentificationMethod = 'smartId') {
  const told: { look: Look; callbacks: (Callback | undefined)[]; starts: number; fails: boolean } = {
    look: { is: 'pending' },
    callbacks: [],
    starts: 0,
    fails: false,
  }
  const method: Method = {
    asks: ['personalCode'],
    againMs: 0,
    async start({ clock }, { returnKey }) {
      told.starts += 1
      if (told.fails) throw new Error('away')
      return {
        mode: 'code',
        code: '0937',
        url: `https://service.example/${returnKey}`,
        expiresAt: new Date(clock.now().getTime() + 120_000),
        vendorRef: `ref-${told.starts}`,
        state: { secret: 'nonce' },
      }
    },
    async look(_context, _ref, _state, callback) {
      told.callbacks.push(callback)
      return told.look
    },
    async notice(_, { headers, body }) {
      return headers['signature'] === 'good' ? { vendorRef: body } : undefined
    },
  }
  const before = { ...methods }
  const codesBefore = { ...codeMethods }
  atEndOfFile(() => {
    putBack(methods, before, name)
    putBack(codeMethods, codesBefore, name)
  })
  methods[name] = method
  codeMethods[name] = {
    exchange: async (_, code) => (code === 'bad' ? { is: 'failed', reason: 'codeRefused' } : told.look),
  }
  return told
}

function putBack<All extends Record<string, unknown>>(all: All, before: All, name: keyof All): void {
  if (name in before) all[name] = before[name]
  else delete all[name]
}

/** Somebody of age, as a service knows them; a new one each time. */
let persons = 0
export function somePerson(changes: Partial<PersonEvidence> = {}): PersonEvidence {
  persons += 1
  return {
    subject: { issuer: 'smart-id', id: `PNOEE-${persons}` },
    firstName: 'Mari',
    lastName: 'Maasikas',
    birthDate: '1990-05-05',
    gender: 'female',
    nationalId: { country: 'EST', value: `4900505${String(persons).padStart(4, '0')}` },
    country: 'EST',
    assurance: 'QUALIFIED',
    ...changes,
  }
}

type Begin = Partial<Takes<'POST /api/identification'>>

/** Begins an attempt in a browser; returns the answer. */
export async function begin(browser: TestBrowser, input: Begin = {}, headers: Record<string, string> = {}) {
  const { identificationToken } = await browser.must('POST /api/login/init', {})
  const asked = { method: 'smartId', purpose: 'login', personalCode: `405${(persons += 1)}`, identificationToken, ...input } as const
  return browser.ask('POST /api/identification', asked, { headers })
}

/** Looks at an attempt once, as the worker does. */
export async function lookAt({ house }: TestHouse, token: string) {
  return lookWorker(house)({ id: 1n, kind: '', key: hashOfSecret(token), payload: {}, tries: 1 })
}

/** Runs a whole attempt: begun, looked at, asked about. */
export async function wholeTry(test: TestHouse, browser: TestBrowser, input: Begin = {}) {
  const { value } = await begin(browser, input)
  await lookAt(test, value.token)
  return { token: value.token, ...(await browser.must('POST /api/waiting-request', { token: value.token })) }
}

/** What somebody types besides what is proven. */
export const thirdPartyForm = {
  country: 'EST',
  street: 'Kohtu 1',
  zipCode: '10130',
  city: 'Tallinn',
  phoneNumber: '+37255512345',
  currency: 'EUR',
  ageAndPolicyChecked: 'true',
}
let mails = 0
export const someMail = () => `mari${(mails += 1)}@example.com`

/** Registers somebody through a service; returns the browser and the answer. */
export async function registrantAt(house: TestHouse, told: ReturnType<typeof placeTestMethod>, person: PersonEvidence, email = someMail()) {
  told.look = { is: 'done', person }
  const browser = house.browser()
  const { payload } = await wholeTry(house, browser, { purpose: 'registration' })
  const answer = await browser.ask('POST /api/registration', {
    method: 'smartId',
    registrationToken: payload.registrationToken ?? '',
    fields: { ...thirdPartyForm, email },
  })
  return { browser, payload, answer, email }
}
