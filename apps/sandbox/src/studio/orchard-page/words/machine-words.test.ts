import { expect, test } from 'vitest'
import { english } from '../../page/words-english.ts'
import { machineWords } from './index.ts'

/** Every text of a language by its name, those of a table by both. */
const flat = (words: object): [string, string][] =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[key, text] as [string, string]]
      : Object.entries(text as object).map(([name, own]): [string, string] => [`${key}.${name}`, String(own)]),
  )
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted()
const same = new Set(['game', 'symbols', 'demo'])

test.each(['sv', 'et', 'nl', 'fi', 'de', 'ar'])('the machine says everything in %s, with the same values in each text', (language) => {
  const told = new Map(flat(machineWords(language).words))
  const missing = flat(english).filter(([key, text]) => {
    const own = told.get(key)
    return (
      own === undefined || own === '' || (own === text && !same.has(key.split('.')[0] ?? '')) || holes(own).join() !== holes(text).join()
    )
  })
  expect(missing).toEqual([])
})

test('an unknown language is English, a region does not matter, and only Arabic runs from right to left', () => {
  expect(machineWords('xx').language).toBe('en')
  expect(machineWords('sv-FI').language).toBe('sv')
  expect(['sv', 'et', 'nl', 'fi', 'de', 'ar', 'en'].filter((language) => machineWords(language).direction === 'rtl')).toEqual(['ar'])
})
