import { languages } from '@fairhouse/messages'
import { expect, test } from 'vitest'
import { drawFlag } from './draw-flag.ts'

test('each of the 27 languages has a flag of its own, and there is one for all others', () => {
  const drawn = [...languages.map(({ code }) => code), 'default'].map((code) => drawFlag(code))
  expect(drawn.filter((flag) => !flag?.startsWith('<svg '))).toEqual([])
  expect(new Set(drawn).size).toBe(28)
  expect(drawn.every((flag) => !/NaN|undefined/.test(flag ?? ''))).toBe(true)
})

test('a language that nobody speaks has none', () => {
  expect([drawFlag('xx'), drawFlag('constructor'), drawFlag('')]).toEqual([undefined, undefined, undefined])
})
