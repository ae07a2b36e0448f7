import { proves } from '@fairhouse/testing/proves.ts'
import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldWords } from './field-form.ts'
import { FieldSet } from './FieldSet.tsx'

const words = { label: ({ name }) => name, hint: () => undefined, option: (_, { value }) => value } as Partial<FieldWords> as FieldWords // as much of them as is used
const fields: DescribedField[] = [
  { name: 'campaignId', kind: 'select', rules: [], options: [{ value: '17' }, { value: '0' }, { value: '-1' }] },
  { name: 'promoCode', kind: 'text', rules: [], onlyIf: { field: 'campaignId', values: ['0'] } },
]
const nothing = () => undefined

test.each([
  ['17', ['campaignId']],
  ['-1', ['campaignId']],
  ['0', ['campaignId', 'promoCode']],
])('with campaign %s chosen the form has %j: a promo code is asked for by its own choice alone', (campaignId, shown) => {
  proves('IDN-578')
  const html = renderToString(createElement(FieldSet, { fields, values: { campaignId }, wrong: {}, words, prefix: 'p', onWrong: nothing }))
  expect([...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name)).toEqual(shown)
})
