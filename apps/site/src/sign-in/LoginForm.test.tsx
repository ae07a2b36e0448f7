import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signals } from '../base/signals.ts'
import { thirdPartySignIn } from '../identification/index.ts'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { forgetTokenError, LoginForm } from './LoginForm.tsx'

beforeAll(() => thirdPartySignIn.view.preload?.())

/** The sign-in where the settings list these methods: the first one is chosen. */
const form = (...methods: string[]) =>
  drawn(<LoginForm onDone={() => undefined} />, {
    settings: {
      be: { 'idin.bankDropdown': true, 'smartId.countries': ['EST'], 'mobileId.countries': ['EST'] },
      fe: { 'signIn.methods': methods },
    },
    areas: ['sign-in', 'identification'],
  })
const radiosOf = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => [/ value="([^"]+)"/.exec(radio)?.[1], / checked=""/.test(radio)])
const labelsOf = (html: string) =>
  [...html.matchAll(/<label[^>]*>(?:(?!<\/label>).)*type="radio".*?<\/label>/g)].map(([label]) => textOf(label))
const headerOf = (html: string) => textOf(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '')
const inputsOf = (html: string) =>
  [...html.matchAll(/<(?:input|select)[^>]* name="([^":]+)"/g)].map(([, name]) => name).filter((name) => name !== 'sign-in-method')

describe('the sign-in', () => {
  test('has a list of its methods, of which the first is chosen', async () => {
    proves('IDN-059', 'IDN-067')
    const html = await form('regular', 'smartId', 'mobileId')
    expect(radiosOf(html)).toEqual([
      ['regular', true],
      ['smartId', false],
      ['mobileId', false],
    ])
    expect(labelsOf(html)).toEqual(['Login and password', 'Smart-ID', 'Mobile Signature'])
  })

  test.each<[string, string[], RowName[]]>([
    ['regular', ['login', 'password'], ['IDN-061']],
    ['smartId', ['personalCode'], ['IDN-061', 'IDN-065', 'IDN-137']],
    ['mobileId', ['phoneNumber', 'personalCode'], ['IDN-061', 'IDN-066']],
    ['idin', ['bic'], ['IDN-061', 'IDN-068', 'IDN-090']],
  ])('shows the form of %s, the chosen one, and no other: %j', async (method, names, rows) => {
    proves(...rows)
    const others = ['smartId', 'regular'].filter((other) => other !== method)
    expect(inputsOf(await form(method, ...others))).toEqual(names)
  })

  test.each<[string, string, RowName[]]>([
    ['google', 'Sign in with Google', ['IDN-069', 'IDN-087', 'IDN-091']],
    ['facebook', 'Sign in with Facebook', ['IDN-070', 'IDN-088', 'IDN-091']],
    ['apple', 'Sign in with Apple', ['IDN-072', 'IDN-089', 'IDN-091']],
  ])('by %s begins with a button of its own, and no field', async (method, button, rows) => {
    proves(...rows)
    const html = await form(method, 'regular')
    expect([...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) => textOf(inner ?? ''))).toEqual([button])
    expect(inputsOf(html)).toEqual([])
  })

  test.each([
    ['regular', 'Login with password'],
    ['smartId', 'Sign in with Smart-ID'],
    ['mobileId', 'Sign in with Mobile Signature'],
    ['google', 'Sign in with Google'],
  ])('by %s among several has a header of its own, "%s"', async (method, header) => {
    proves('IDN-074..075')
    expect(headerOf(await form(method, ...['regular', 'idin'].filter((other) => other !== method)))).toBe(header)
  })

  test('keeps the error of a token in the address above its form until the next try', async () => {
    proves('IDN-NS-45')
    const told = 'This login link or request was used before.'
    signals.set({ tokenError: { error: 'tokenUsed', errorCode: 134 } })
    // Its box comes in a chunk of its own.
    await expect.poll(async () => textOf(await form('regular'))).toContain(told)
    expect(textOf(await form('smartId', 'regular'))).toContain(told)
    forgetTokenError()
    expect(textOf(await form('regular'))).not.toContain(told)
  })
})
