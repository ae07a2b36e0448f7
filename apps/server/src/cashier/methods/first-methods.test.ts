import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawLogo } from '../logos/draw-logo.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { isProvider } from '../providers/providers.ts'
import { firstMethods } from './first-methods.ts'
import { methodCatalogue } from '../method-catalogue/methods.ts'

const languages = ['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar']
const textsOf = (language: string, area: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../packages/messages', language, `${area}.json`), 'utf8')) as Record<
    string,
    string
  > // a catalogue
const method = (id: number) => firstMethods.find((one) => one.id === id)

test.each([
  [['CSH-606', 'CSH-NS-40'], 410006],
  [['CSH-607'], 390001],
  [['CSH-608'], 390043],
  [['CSH-609'], 400002],
  [['CSH-610'], 1290001],
  [['CSH-611'], 910002],
] as [RowName[], number][])('%j: %i has a text of its own in every language', (rows, id) => {
  proves(...rows)
  const key = method(id)?.instructions ?? ''
  const others = firstMethods.filter((one) => one.id !== id && one.instructions === key).map((one) => one.id)
  expect([key.startsWith('cashier.'), others]).toEqual([true, []])
  for (const language of languages) {
    const texts = textsOf(language, 'cashier')
    const own = texts[key.replace('cashier.', '')] ?? ''
    expect(own.length).toBeGreaterThan(20)
    expect(Object.values(texts).filter((text) => text === own)).toHaveLength(1)
  }
})

test('1140001 is named payment card, and its button says that a card is added', () => {
  proves('CSH-593')
  const { nameKey, caption } = method(1140001) ?? {}
  expect([textsOf('en', 'list')[nameKey?.replace('list.', '') ?? ''], textsOf('en', 'cashier')[caption ?? '']]).toEqual([
    'Payment card',
    'Add card',
  ])
})

test('the catalogue knows about 600 ways to pay, each once', () => {
  expect(methodCatalogue.length).toBeGreaterThan(590)
  expect(new Set(methodCatalogue.map(({ id }) => id)).size).toBe(methodCatalogue.length)
})

test.each(Object.entries(methodIds))(
  '%s (%i) is there to be tried: with a name, a description, a logo, its fields and an adapter',
  (_, id) => {
    proves('CSH-NS-67')
    const { name, nameKey, description, fields, provider } = method(id)!
    const en = { ...named('cashier'), ...named('list') }
    expect([name, en[nameKey ?? ''] ?? name, en[description ?? '']]).toEqual(Array(3).fill(expect.stringMatching(/\w{3}/)))
    expect(drawLogo(method(id)!)).toMatch(/^<svg /)
    expect(Array.isArray(fields)).toBe(true)
    expect(isProvider(provider) || id === methodIds.bonusCode).toBe(true)
  },
)

/** The English texts of an area by their whole keys. */
const named = (area: string) => Object.fromEntries(Object.entries(textsOf('en', area)).map(([name, text]) => [`${area}.${name}`, text]))
