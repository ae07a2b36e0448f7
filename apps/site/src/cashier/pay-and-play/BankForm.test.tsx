import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn } from '../../testing/test-drawn.tsx'
import { BankForm } from './BankForm.tsx'
import { methodIds } from '../../initial-deposit/method-ids.ts'
import { methodWith } from '../deposit/test-deposit-form.ts'

const bankWith = (method: number) =>
  methodWith({ method, methodId: method, name: `Bank ${method}`, allowedCountriesPayAndPlay: ['SWE', 'FIN'] })
const [trustly, other] = [bankWith(methodIds.payAndPlay), bankWith(3_000_001)]
/** Renders the form of Continue play with these methods, for a visitor at home or abroad. */
const form = (methods: Parameters<typeof BankForm>[0]['methods'], atHome = false) =>
  drawn(<BankForm state={{ at: 'form' }} poker={false} onSubmit={() => undefined} methods={methods} />, {
    areas: ['cashier', 'list'],
    settings: { payAndPlay: atHome },
  })
const radios = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) => [/value="(\d+)"/.exec(input)?.[1], input.includes('disabled')])

test('of two ways either can be chosen, and one alone asks nothing', async () => {
  proves('CSH-118')
  expect(radios(await form([trustly, other]))).toEqual([
    ['440001', false],
    ['3000001', false],
  ])
  expect(radios(await form([trustly]))).toEqual([])
})

test('the country is asked for 440001 alone, and only of somebody from elsewhere', async () => {
  proves('CSH-463')
  const asksCountry = async (...of: Parameters<typeof form>) => (await form(...of)).includes('name="country"')
  expect(await asksCountry([trustly, other])).toBe(true)
  expect(await asksCountry([other, trustly])).toBe(false)
  expect(await asksCountry([trustly, other], true)).toBe(false)
})
