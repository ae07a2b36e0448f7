import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { thirdPartyRegistration } from '../identification/index.ts'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { SignUp } from './SignUp.tsx'

beforeAll(() => thirdPartyRegistration.view.preload?.())

/** Signing up where the settings list these methods, at an address. */
const signUp = (methods: string[], at = '/?modal=registration', formFirst: string[] = []) =>
  drawn(<SignUp onLeave={() => undefined} />, {
    at,
    settings: {
      be: { 'idin.bankDropdown': true, 'smartId.countries': ['EST'], 'mobileId.countries': ['EST'] },
      fe: { 'registration.methods': methods, 'registration.formFirst': formFirst },
    },
    areas: ['registration', 'identification'],
  })
const radiosOf = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => / value="([^"]+)"/.exec(radio)?.[1])
const chosenIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .filter(([radio]) => / checked=""/.test(radio))
    .map(([radio]) => / value="([^"]+)"/.exec(radio)?.[1])
const headerOf = (html: string) => textOf(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '')

describe('signing up', () => {
  test.each<[string, RowName[]]>([
    ['smartId', ['IDN-096']],
    ['mobileId', ['IDN-097']],
    ['idin', ['IDN-098']],
  ])('offers %s where the settings list it', async (method, rows) => {
    proves(...rows)
    expect(radiosOf(await signUp(['regular', method]))).toEqual(['regular', method])
    expect(radiosOf(await signUp(['regular', 'trustly']))).not.toContain(method)
  })

  test('has a list with its header where there are several ways, and none where there is one', async () => {
    proves('IDN-106..107')
    const html = await signUp(['regular', 'idin'])
    expect([radiosOf(html), textOf(/<legend[^>]*>(.*?)<\/legend>/.exec(html)?.[1] ?? '')]).toEqual([
      ['regular', 'idin'],
      'Choose Sign up Method',
    ])
    expect(radiosOf(await signUp(['regular']))).toEqual([])
  })

  test.each<[string, string, RowName[]]>([
    ['smartId', 'Registration with Smart-ID', ['IDN-109']],
    ['mobileId', 'Registration with Mobile Signature', ['IDN-110']],
    ['idin', 'Registration with iDin', ['IDN-111']],
  ])('by %s stands under "%s"', async (method, header, rows) => {
    proves(...rows)
    expect(headerOf(await signUp(['regular', method], `/?modal=registration&method=${method}`))).toBe(header)
  })

  test('takes the way that the address names, or else the first', async () => {
    proves('IDN-038')
    const ways = ['regular', 'smartId', 'idin']
    const chosen = async (at: string) => chosenIn(await signUp(ways, at))
    expect(await chosen('/?modal=registration&method=idin')).toEqual(['idin'])
    expect(await chosen('/?modal=registration')).toEqual(['regular'])
    expect(await chosen('/?modal=registration&method=trustly')).toEqual(['regular'])
  })
})
