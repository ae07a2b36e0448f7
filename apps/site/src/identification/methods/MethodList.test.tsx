import { proves } from '@fairhouse/testing/proves.ts'
import { IdentificationMethod } from '@fairhouse/contract/player/identification.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { MethodList } from './MethodList.tsx'
import { methodTitle } from './method-names.ts'
import { currentMethod, registrationMethods, signInMethods } from './sign-in-methods.ts'

const methods = ['regular', 'smartId', 'idin', 'google', 'facebook', 'apple', 'zignSec', 'trustly', 'cddn', 'top'] as const
const brands = 'Smart-ID iDIN Google Facebook Apple ZignSec Trustly CDDN TOP'
const list = (language: string) =>
  drawn(<MethodList name="method" legend="" methods={methods} value="regular" onChange={() => undefined} />, {
    language,
    areas: ['identification'],
  })

test.each([
  ['en', 'Login and password'],
  ['sv', 'Inloggning och lösenord'],
  ['et', 'Kasutajanimi ja parool'],
  ['nl', 'Login en wachtwoord'],
  ['fi', 'Tunnus ja salasana'],
  ['de', 'Login und Passwort'],
  ['ar', 'اسم الدخول وكلمة المرور'],
])('in %s the list of methods reads %s and the names of the services', async (language, regular) => {
  proves('IDN-NS-10')
  expect(textOf(await list(language))).toBe(`${regular} ${brands}`)
})

test('the title above a registration by iDIN is written as it is specified', async () => {
  const texts = createTexts('en', loadArea, { minAge: 18 })
  await texts.load(['identification'])
  expect((['idin', 'smartId', 'mobileId'] as const).map((method) => methodTitle(texts.t, method))).toEqual([
    'iDin',
    'Smart-ID',
    'Mobile Signature',
  ])
})

test('the methods are called by one set of names, in the settings, in the address and in calls', () => {
  proves('IDN-NS-06')
  const names = ['smartId', 'mobileId', 'idin', 'trustly', 'cddn', 'top', 'zignSec', 'google', 'facebook', 'apple']
  expect(IdentificationMethod.options).toEqual(names)
  const registration = ['regular', ...names.slice(0, 6)]
  const settings = { fe: { 'registration.methods': registration }, be: {} }
  const offered = registrationMethods(settings)
  for (const name of registration) expect(currentMethod(offered, name)).toBe(name)
  expect(currentMethod(offered, 'iDIN')).toBe('regular')
})

test('the sign-in selector and the list of registrations show their methods in the order of the setting', () => {
  proves('IDN-NS-07')
  const fe = { 'signIn.methods': ['apple', 'regular', 'idin'], 'registration.methods': ['top', 'regular', 'smartId'] }
  expect(signInMethods({ fe, be: {} })).toEqual(['apple', 'regular', 'idin'])
  expect(registrationMethods({ fe })).toEqual(['top', 'regular', 'smartId'])
})
