import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { CheckForm } from './CheckForm.tsx'
import { mobileNumberField, mobileNumberIn } from './mobile-number.ts'

const formIn = (country: string, countries: string[]) =>
  drawn(<CheckForm method="mobileId" purpose="login" state={{ at: 'form' }} onSubmit={() => undefined} />, {
    settings: { country, be: { 'mobileId.countries': countries } },
    areas: ['identification'],
  })
const choices = (html: string) =>
  [...html.matchAll(/<option value="([^"]+)"( selected="")?/g)].map(([, value, selected]) => [value, Boolean(selected)])

test("the country of the number can be chosen, and is the visitor's where there is Mobile-ID", async () => {
  expect(choices(await formIn('EST', ['LTU', 'EST']))).toEqual([
    ['LTU+370', false],
    ['EST+372', true],
  ])
  expect(choices(await formIn('MLT', ['LTU', 'EST']))).toEqual([
    ['LTU+370', true],
    ['EST+372', false],
  ])
  expect(textOf(await formIn('EST', ['LTU', 'EST']))).toContain('Lithuania +370 Estonia +372')
})

test.each(['LTU', 'EST'])(
  'with %s as the country of the page its calling code is chosen beforehand, wherever it stands in the list',
  async (country) => {
    proves('IDN-553')
    for (const countries of [
      ['EST', 'LTU'],
      ['LTU', 'EST'],
    ])
      expect(choices(await formIn(country, countries)).find(([, chosen]) => chosen)).toEqual([
        country === 'LTU' ? 'LTU+370' : 'EST+372',
        true,
      ])
  },
)

test('by the default settings the calling code of Lithuania is the only one', async () => {
  proves('IDN-596')
  expect(choices(await formIn('EST', ['LTU']))).toEqual([['LTU+370', true]])
})

test('nothing is in the field beforehand', async () => {
  const [input = ''] = /<input[^>]*name="phoneNumber"[^>]*>/.exec(await formIn('EST', ['EST'])) ?? []
  expect(input).toContain('type="tel"')
  expect(input).not.toMatch(/value="[^"]/)
})

test.each([
  ['LTU+370', '612 00101', '+37061200101'],
  ['EST+372', '5550 0101', '+37255500101'],
  ['EST+372', '+370 612 00101', '+37061200101'],
  ['EST+372', '+372', ''],
  ['EST+372', '', ''],
])('beside %s "%s" is sent as "%s"', (country, typed, sent) => {
  const data = new FormData()
  data.set('phoneNumber:country', country)
  data.set('phoneNumber', typed)
  const field = mobileNumberField({ country: 'EST', be: { 'mobileId.countries': ['LTU', 'EST'] } }, 'en')
  expect(mobileNumberIn(data, field)).toBe(sent)
})
