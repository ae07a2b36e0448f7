import { expect, it } from 'vitest'
import { afterProlongation } from './game-session.ts'

it.each([
  ['goes on at the usual time', 2, { type: 'open' }, { at: 'open', failures: 0, nextSeconds: 60 }],
  ['tries again after ten seconds', 0, { type: 'failed' }, { at: 'open', failures: 1, nextSeconds: 10 }],
  ['stops after the third failure in a row', 2, { type: 'failed' }, { at: 'ended', why: 'connection' }],
  ['ends when another tab plays', 0, { type: 'closed', reason: 'parallel' }, { at: 'ended', why: 'parallel' }],
  ['ends with a timeout where no reason is known', 0, { type: 'closed', reason: null }, { at: 'ended', why: 'timeout' }],
] as const)('%s', (_name, failures, answer, next) => {
  expect(afterProlongation(failures, answer, 60)).toEqual(next)
})
