import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PlayerContext } from '../../base/house.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { walletView, type WalletKey } from '../../money/wallet/index.ts'
import { settleBonus, takeCashback } from '../bonuses/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { readCashback } from './index.ts'
import { openTestCashback, type TestCashback } from './test-cashback.ts'

let at: TestCashback
let lastId = 8000
beforeAll(async () => {
  at = await openTestCashback()
})
afterAll(() => at.close())
afterEach(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).flatMap(({ faults }) => faults)).toEqual([])
})

const contextOf = ({ shard, player, currency, country }: WalletKey & { country: string }) =>
  ({ house: at.house, player: { shard, player, currency, country }, language: 'en' }) as unknown as PlayerContext // what it uses of them
const take = (player: WalletKey & { country: string }) => takeCashback(contextOf(player))

describe('the cashback that a deposit brought', () => {
  /** A player whose deposit of 100.00 brought 15.00 of cashback for 7 days. */
  async function brought() {
    const id = (lastId += 1)
    const terms = { EUR: { cashBackAmount: '15.00', cashBackValidity: 7 } }
    const version = await writeTestCampaign(at.house, { id, terms })
    const player = await at.playing()
    const left = (leftMinor: bigint) => ({
      ...player,
      campaign: id,
      version,
      automatic: false,
      amountMinor: 10_000n,
      includedFeeMinor: 0n,
      leftMinor,
    })
    const settle = (leftMinor: bigint) =>
      at.house.db.transaction((tx) => settleBonus(at.house, tx, { ...left(leftMinor), reference: `deposit:${id}` }))
    await settle(10_000n)
    return { player, settle }
  }

  test('lies there for as many days as it says, and is taken by the same press', async () => {
    proves('CSH-200', 'CSH-203', 'SHL-384')
    const { player } = await brought()
    const [open] = (await readCashback(contextOf(player))).open
    expect(open).toMatchObject({ amount: '15.00', span: null })
    const days = (Date.parse(open?.until ?? '') - at.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(7)
    expect(days).toBeLessThanOrEqual(8)
    expect(await walletView(at.house, player)).toMatchObject({ cashBack: '15.00' })
    await take(player)
    expect(await at.money(player)).toEqual({ cash: 101_500n, cashback: 0n })
  })

  test('goes to the reserve as far as it exceeds the max balance', async () => {
    const { player } = await brought()
    await at.sql(`update wallet set max_balance = cash + 1000 where player = ${player.player}`)
    await take(player)
    expect(await walletView(at.house, player)).toMatchObject({ cash: '1015.00', cashReserve: '5.00' })
  })

  test('goes back with the deposit, before it is taken and after', async () => {
    const [one, two] = [await brought(), await brought()]
    await take(two.player)
    for (const { settle } of [one, two]) await settle(0n)
    expect([await at.money(one.player), await at.money(two.player)]).toEqual([
      { cash: 100_000n, cashback: 0n },
      { cash: 100_000n, cashback: 0n },
    ])
  })
})
