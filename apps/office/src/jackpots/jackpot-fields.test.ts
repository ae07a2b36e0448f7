import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expect, test } from 'vitest'
import { amountFields, commonFields, kinds, withKind } from './jackpot-fields.ts'

test('every field and kind of a jackpot has its text', () => {
  const texts = readTexts('en', 'office-jackpots')
  const fields = [...commonFields, ...amountFields.mustHitBy, ...amountFields.random, ...amountFields.reels].map(
    ({ name }) => `field.${name}`,
  )
  const words = kinds.flatMap((kind) => [`kind.${kind}`, `about.${kind}`])
  expect([...fields, ...words].filter((key) => !(key in texts))).toEqual([])
})

test('another kind leaves out what it has not', () => {
  const data = { kind: 'mustHitBy', seed: '1.00', ceiling: '2.00' }
  expect(withKind(data, 'random')).toEqual({ kind: 'random', seed: '1.00' })
  expect(withKind({ ...data, oneIn: '5.00' }, 'mustHitBy')).toEqual(data)
  expect(withKind({ ...data, kind: 'reels', outcome: 'fullComb', fullStake: '1.00' }, 'mustHitBy')).toEqual(data)
})
