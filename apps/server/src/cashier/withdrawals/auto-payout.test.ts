import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decideForPlayer } from '../../money/limit-changes/decide-for-player.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'
import { fundedPlayer, until } from './test-withdrawal.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const walletOf = ({ shard, id, currency }: Depositor) => ({ shard, player: id, currency })

/** A player with 100.00, of which 60.00 lie above the max balance. */
async function above(country: string) {
  const { player } = await fundedPlayer(cashier, undefined, { country })
  const name = { type: 'maxBalance', period: 'permanent' } as const
  const who = { actor: 'cli:test', reason: 'test' } as const
  await decideForPlayer(cashier.house, walletOf(player), { act: 'set', name, amount: 4000n, source: 'operator' }, who)
  expect(await player.wallet()).toMatchObject({ cash: 4000n, reserve: 6000n })
  return player
}

test.each(['DEU', 'NLD'])(
  'what lies above the max balance is asked to be paid out where the country wants it (%s), and stays elsewhere',
  async (rules) => {
    await cashier.set('country.appliedRules', {})
    const [there, elsewhere] = [await above('CYP'), await above('MLT')]
    await cashier.set('country.appliedRules', { CYP: rules })
    await cashier.advance(3700)
    await until(async () => (await there.wallet()).pending_withdrawal, 6000n)
    expect(await there.wallet()).toMatchObject({ cash: 4000n, reserve: 0n })
    expect(await elsewhere.wallet()).toMatchObject({ reserve: 6000n, pending_withdrawal: 0n })
    const [row] = await cashier.sql(`select amount::text as amount, state from withdrawal where player = ${there.id}`)
    expect(row).toEqual({ amount: '6000', state: 'pending' })
    await cashier.advance(3700)
    expect(await cashier.sql(`select 1 from withdrawal where player = ${there.id}`)).toHaveLength(1)
  },
)
