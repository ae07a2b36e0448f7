import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { actorOf, deciderOf } from './actor.ts'

test('a command is run by the person named with --by, else by the user of the operating system', () => {
  expect(actorOf({ by: 'anna' })).toBe('cli:anna')
  expect(actorOf({})).toBe(`cli:${userInfo().username}`)
  expect(actorOf({ by: ' ' })).toBe(actorOf({}))
})

test('a decision needs a reason, which is kept as it was given', () => {
  expect(deciderOf({ by: 'anna', reason: 'asked by mail' })).toEqual({ actor: 'cli:anna', reason: 'asked by mail' })
  for (const reason of [undefined, '', ' ']) expect(() => deciderOf(reason === undefined ? {} : { reason })).toThrow('A reason is missing')
})
