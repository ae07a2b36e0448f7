import { expect, test } from 'vitest'
import { switched } from './switched.ts'

const words = { name: 'Orchard', countries: [], isOn: true, offIn: ['NLD'] }

test('everywhere is a switch of its own: what is off in a country stays off there', () => {
  const off = switched(words, { isOn: false, countries: [] })
  expect(off).toEqual({ ...words, isOn: false })
  expect(switched({ ...words, isOn: false }, { isOn: true, countries: [] })).toEqual(words)
})

test.each([
  [{ isOn: false, countries: ['SWE', 'DEU'] }, ['DEU', 'NLD', 'SWE']],
  [{ isOn: false, countries: ['NLD', 'SWE'] }, ['NLD', 'SWE']],
  [{ isOn: true, countries: ['NLD', 'SWE'] }, []],
])('%o switches these countries alone', (wish, offIn) => {
  expect(switched(words, wish)).toEqual({ ...words, offIn })
})

test.each([
  [{ isOn: true, countries: [] }, true, 'It is on already.'],
  [{ isOn: false, countries: [] }, false, 'It is off already.'],
  [{ isOn: true, countries: ['SWE'] }, true, 'It is on there already.'],
  [{ isOn: false, countries: ['NLD'] }, true, 'It is off there already.'],
  [{ isOn: false, countries: ['SWE'] }, false, 'It is off everywhere already.'],
  [{ isOn: true, countries: ['NLD'] }, false, 'It is off everywhere: switch it on everywhere first.'],
])('%o of something that is on: %s changes nothing and says so', (wish, isOn, why) => {
  expect(switched({ ...words, isOn }, wish)).toBe(why)
})
