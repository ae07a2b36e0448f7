import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { textOf } from '../testing/test-drawn.tsx'
import { openPage } from '../testing/test-page.tsx'

// Signing up and in by another service, each page as the server draws it.

const methods = ['regular', 'idin', 'trustly', 'cddn', 'top', 'smartId', 'mobileId']
const settings = { fe: { 'registration.methods': methods, 'signIn.methods': ['regular'] }, be: { 'zignSec.enabled': true } }
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const signUp = async (method: string) => mainOf((await openPage(`/registration?method=${method}`, { settings })).html)
const offered = (html: string) => [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, method]) => method)
/** The names of the fields that something is typed or chosen in. */
const fieldsIn = (html: string) => [...html.matchAll(/<(?:input|select)(?![^>]*type="radio")[^>]*name="([^"]+)"/g)].map(([, name]) => name)

describe('a registration', () => {
  test('is offered by CDDN and by TOP where the setting lists them', async () => {
    proves('IDN-100..101')
    expect(offered(await signUp('regular'))).toEqual(methods)
    const fewer = { fe: { 'registration.methods': ['regular', 'idin'] } }
    expect(offered((await openPage('/registration', { settings: fewer })).html)).toEqual(['regular', 'idin'])
  })

  test.each([
    ['IDN-112', 'trustly', 'Trustly'],
    ['IDN-113', 'cddn', 'CDDN'],
    ['IDN-114', 'top', 'TOP'],
  ] as const)('%s: by %s is headed %s', async (row, method, name) => {
    proves(row)
    expect(textOf(/<h2[^>]*>([\s\S]*?)<\/h2>/.exec(await signUp(method))?.[1] ?? '')).toContain(name)
  })

  test('by another service begins with who it is: no field of the details is there', async () => {
    proves('IDN-129')
    for (const method of methods.slice(1)) {
      const fields = fieldsIn(await signUp(method))
      expect([
        method,
        fields.filter((name) => !['personalCode', 'phoneNumber', 'phoneNumber:country', 'country', 'bic'].includes(name ?? '')),
      ]).toEqual([method, []])
    }
  })
})

test('signing in by ZignSec asks for the personal code', async () => {
  proves('IDN-071')
  const signIn = async (methods: string[], enabled: boolean) =>
    fieldsIn(
      mainOf((await openPage('/login', { settings: { fe: { 'signIn.methods': methods }, be: { 'zignSec.enabled': enabled } } })).html),
    )
  expect(await signIn([], true)).toContain('personalCode')
  expect(await signIn(['regular'], false)).not.toContain('personalCode')
})

test('services that redirect come back to a page of their own, which waits for what was found out', async () => {
  proves('IDN-228')
  const { html } = await openPage('/identification?type=identification&value=done&token=W-1')
  expect(textOf(mainOf(html))).toMatch(/\w{4}/)
  expect(mainOf(html)).toContain('role="status"')
  expect(textOf(html)).not.toContain('This page is not here')
})
