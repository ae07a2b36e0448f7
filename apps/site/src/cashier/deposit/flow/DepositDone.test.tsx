import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../../testing/test-drawn.tsx'
import { DepositDone } from './DepositDone.tsx'
import type { Deposit } from './deposit-state.ts'

const wallet = { balance: '70.00', currency: 'EUR' }
/** Returns what is announced about a deposit that ended so. */
async function announced(done: Omit<Extract<Deposit, { at: 'done' }>, 'at'>): Promise<string> {
  const html = await drawn(<DepositDone done={{ at: 'done', ...done }} onClose={() => undefined} />, {
    areas: ['cashier', 'campaigns'],
    profile: {},
    known: [[['GET /api/wallet', {}], wallet]],
  })
  return textOf(/<div [^>]*role="status"[\s\S]*/.exec(html)?.[0] ?? '')
}

test('the end of a deposit is announced by its status: what is on the account, or that it is on its way', async () => {
  proves('CSH-351', 'CSH-NS-39')
  const arrived = await announced({ accepted: false, credited: '50.00', currency: 'EUR' })
  expect(arrived).toMatch(/^€ 50\.00 is on your account .*€ 70\.00/)
  const onItsWay = await announced({ accepted: true })
  expect(onItsWay).toMatch(/^Your deposit is on its way/)
})

test('a deposit that waits for limits is announced as that, with the way to set them', async () => {
  const held = await announced({ accepted: true, limitFirst: true })
  expect(held).toMatch(/^Your money is here and waits for your limits .*until they are set\. Set deposit limits$/)
})

test('what a code has brought is announced as that', async () => {
  const money = await announced({ accepted: false, currency: 'EUR', brought: { bonus: '5.00' } })
  expect(money).toMatch(/^Your code was accepted € 5\.00/)
  expect(await announced({ accepted: false, currency: 'EUR', brought: { freeSpins: 10 } })).toContain('10 free spins')
})
