import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { proves } from '@fairhouse/testing/proves.ts'
import { FieldSet } from '@fairhouse/ui/fields.ts'
import { expect, test } from 'vitest'
import { fieldWordsOf } from '../base/forms/field-words.ts'
import { thirdPartyRegistration } from '../identification/index.ts'
import { RegistrationPage } from '../registration/RegistrationPage.tsx'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { routeTree } from './routes.tsx'

const children = routeTree.children as unknown as readonly { options: { path?: string } }[] // every route is a child of the one root
const paths = children.map(({ options }) => options.path)

test('signing in and up, papers, codes and the way back from a service have an address each', async () => {
  proves('IDN-005')
  const parts = [
    '/login',
    '/registration',
    '/identification',
    '/my/account-validation',
    '/my/documents',
    '/my/sof-validation',
    '/my/verification',
  ]
  expect(parts.filter((part) => !paths.includes(part))).toEqual([])
  await thirdPartyRegistration.view.preload?.()
  const byService = await drawn(<RegistrationPage />, {
    at: '/registration?method=mobileId',
    settings: { be: { 'mobileId.countries': ['EST'] }, fe: { 'registration.methods': ['regular', 'mobileId'] } },
    areas: ['registration', 'identification'],
  })
  expect(byService).toMatch(/name="personalCode"/)
})

test('a form of described fields draws a phone number with its calling code, and tells what its rules find', async () => {
  proves('IDN-005', 'IDN-057')
  const texts = createTexts('en', loadArea, { minAge: 18 })
  await texts.load(['shell', 'field'])
  const phone: DescribedField = {
    name: 'phoneNumber',
    kind: 'phone',
    rules: [{ rule: 'required' }],
    options: [{ value: 'EST+372', label: 'Estonia +372' }],
  }
  const words = fieldWordsOf(texts, { language: 'en' })
  const wrong = { phoneNumber: { rule: 'required' } }
  const html = await drawn(<FieldSet fields={[phone]} values={{}} wrong={wrong} words={words} prefix="p" onWrong={() => undefined} />)
  expect(html).toMatch(/<select name="phoneNumber:country"/)
  expect(html).toMatch(/src="\/cms\/img\/locale\/country_est\.svg"/)
  expect(textOf(html)).toContain('This field is required.')
})
