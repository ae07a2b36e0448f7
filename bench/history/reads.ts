import type { House, PlayerContext } from '../../apps/server/src/base/house.ts'
import { shardOf } from '../../apps/server/src/base/ids.ts'
import { mayBet } from '../../apps/server/src/money/limit-enforcement/index.ts'
import { readUsage } from '../../apps/server/src/money/limits/limits.sql.ts'
import { listTransactions, readWallet, walletView } from '../../apps/server/src/money/wallet/index.ts'
import { pendingRounds, sessionSummary } from '../../apps/server/src/play/games/index.ts'
import { heaviest } from './fill-ledger.ts'

/** Something that a person waits for. */
export type Read = { name: string; run: () => Promise<unknown> }

const hourMs = 3_600_000

/** What the one who plays most asks for; they came an hour ago. `middle` begins a page amid their history. */
export async function readsOf(house: House): Promise<Read[]> {
  const wallet = { shard: shardOf(heaviest), player: heaviest, currency: 'EUR' }
  const startedAt = new Date(house.clock.now().getTime() - hourMs)
  const player = { ...wallet, country: 'NLD', startedAt }
  const asking = { house, language: 'en', country: 'NLD', player } as unknown as PlayerContext // these reads ask for nothing else
  const page = (before?: string) => listTransactions(asking, { type: 'all', size: 20, ...(before ? { before } : {}) })
  let before: string | undefined
  for (let n = 1; n < 100; n += 1) before = (await page(before)).next ?? before
  const month = { type: 'loss', start: new Date(house.clock.now().getTime() - 720 * hourMs), end: house.clock.now() } as const // the type is one of the names
  return [
    { name: 'statement, first page', run: () => page() },
    { name: 'statement, page 100', run: () => page(before) },
    {
      name: 'statement, games of a day',
      run: () => listTransactions(asking, { type: 'games', from: new Date(Date.now() - 24 * hourMs).toISOString(), size: 20 }),
    },
    { name: 'statement, what is pending', run: () => listTransactions(asking, { type: 'all', status: 'pending', size: 20 }) },
    { name: 'life totals', run: () => listTransactions(asking, { type: 'games', size: 0, includeTotalAmounts: true }) },
    { name: 'session figures', run: () => sessionSummary(asking) },
    { name: 'balance', run: () => walletView(house, wallet) },
    { name: 'balance with summaries', run: () => readWallet(asking) },
    {
      name: 'launch: may bet, what is used of a month, rounds in play',
      run: async () => [await mayBet(house, wallet), await readUsage(house.db, wallet, [month]), await pendingRounds(asking)],
    },
  ]
}
