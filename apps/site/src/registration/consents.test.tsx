import { proves } from '@fairhouse/testing/proves.ts'
import { statements } from '@fairhouse/fields/lists/options.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { FieldSet } from '@fairhouse/ui/fields.ts'
import { expect, test } from 'vitest'
import { fieldWordsOf } from '../base/forms/field-words.ts'
import { drawn } from '../testing/test-drawn.tsx'

const consents = [
  'ageChecked',
  'policyChecked',
  'ageAndPolicyChecked',
  'privacyPolicyChecked',
  'contractNotesChecked',
  'receiveEmail',
  'receiveSms',
  'receiveEmailAndSms',
  'campaignsEnabled',
  'publicPerson',
  ...statements,
]

test.each(['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'])('each consent and statement is one sentence in %s', (language) => {
  proves('IDN-NS-19')
  const texts = readTexts(language, 'field')
  expect(consents.filter((name) => !/^[^.!?]{8,}\.$/.test(texts[name] ?? ''))).toEqual([])
})

test.each([
  ['en', 'policyChecked', ['terms-conditions'], '/terms-conditions', 'Terms and conditions'],
  ['ar', 'privacyPolicyChecked', ['privacy-policy'], '/ar/privacy-policy', undefined],
  ['en', 'receiveEmail', [], undefined, undefined],
])('in %s the box of %s stands beside a link to %j, in a tab of its own', async (language, name, documents, href, label) => {
  proves('IDN-NS-19')
  const texts = createTexts(language, loadArea, { minAge: 18 })
  await texts.load(['shell', 'field'])
  const fields = [{ name, kind: 'checkbox' as const, value: 'false', rules: [], documents }]
  const words = fieldWordsOf(texts, { language: 'en' })
  const html = await drawn(<FieldSet fields={fields} values={{}} wrong={{}} words={words} prefix="p" onWrong={() => undefined} />, {
    language,
  })
  const links = [...html.matchAll(/<a href="([^"]+)" target="_blank"[^>]*>([^<]+)<\/a>/g)].map(([, to, text]) => [to, text])
  expect(links).toEqual(href ? [[href, label ?? texts.t('shell.page.privacy-policy')]] : [])
  expect(html).not.toContain('checked=""')
})
