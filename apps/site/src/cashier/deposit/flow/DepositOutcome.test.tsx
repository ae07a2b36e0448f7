import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf, type Surroundings } from '../../../testing/test-drawn.tsx'
import type { Deposit } from './deposit-state.ts'
import { DepositOutcome } from './DepositOutcome.tsx'

const tooLate = { at: 'tooLate', running: { reference: 'r1' } } as unknown as Deposit // what is shown needs no more
const outcome = (surroundings: Surroundings) =>
  drawn(<DepositOutcome state={tooLate} send={() => undefined} close={() => undefined} />, { areas: ['cashier'], ...surroundings })
const deposits = 'href="/my/transactions/deposit"'

test('who waits too long for the bank finds the deposit among their own; a visitor has no such list', async () => {
  proves('CSH-NS-39')
  expect(await outcome({ profile: { playerId: '7' } })).toContain(deposits)
  expect(textOf(await outcome({}))).toMatch(/no answer from your bank yet.*you need not pay again/)
  expect(await outcome({})).not.toContain(deposits)
})
