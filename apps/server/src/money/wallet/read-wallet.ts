import type { Wallet as WalletView } from '@fairhouse/contract'
import { calendarWindow } from '@fairhouse/country-rules'
import { formatAmount } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { readWalletWithBonuses } from './bonus-standing.sql.ts'
import type { WalletKey } from './posting.ts'
import { readBalancesAt, readPlayTotals } from './statement.sql.ts'

/**
 * Returns a wallet as pages show it. On the wire `cash` includes the reserve: `cash` less `cashReserve` can be played.
 */
export async function walletView(house: Pick<House, 'db' | 'clock'>, key: WalletKey): Promise<WalletView> {
  const row = await readWalletWithBonuses(house.db, key, house.clock.now())
  const show = (minor: bigint | undefined) => formatAmount(minor ?? 0n, key.currency)
  const cash = (row?.cash ?? 0n) + (row?.reserve ?? 0n)
  return {
    currency: key.currency,
    // The playable balance; the reserve can only be withdrawn.
    balance: show((row?.cash ?? 0n) + (row?.promo ?? 0n) + (row?.betting_bonus ?? 0n) + (row?.live_bonus ?? 0n)),
    cash: show(cash),
    cashReserve: show(row?.reserve),
    held: show(row?.held),
    promo: show(row?.promo),
    bettingBonus: show(row?.betting_bonus),
    liveCasinoBonus: { playableBonus: show(row?.live_bonus), totalWinnings: show(0n), maxWinnings: show(0n) },
    cashBack: show(row?.cashback),
    savingCash: show(row?.saving),
    freeSpins: row?.free_spins ?? 0,
    awardPoints: row?.points ?? 0,
    currentTurnover: show(row?.turnover_left),
    totalTurnover: show(row?.turnover),
    inPlay: show((row?.in_play_cash ?? 0n) + (row?.in_play_bonus ?? 0n)),
    pendingWithdrawal: show(row?.pending_withdrawal),
    seq: String(row?.seq ?? 0n),
  }
}

/** Returns the player's wallet, with the play summaries that their country requires. */
export async function readWallet({ house, player }: PlayerContext): Promise<WalletView> {
  const view = await walletView(house, player)
  const { shell, timeZone } = appliedRules(house, player.country)
  const [ofSession, ofLife] = [shell.balanceRows.includes('sessionSummary'), shell.balanceRows.includes('gameSummary')]
  if (!ofSession && !ofLife) return view
  const show = (minor: bigint) => formatAmount(minor, player.currency)
  const { startedAt } = player
  const now = house.clock.now()
  const [session, opening, life] = await Promise.all([
    readPlayTotals(house.db, player, startedAt, now),
    readBalancesAt(house.db, player, startedAt),
    readPlayTotals(house.db, player, new Date(0), calendarWindow('daily', now, timeZone).start),
  ])
  const sums = ({ staked, won }: typeof session) => ({ totalCashBet: show(staked), totalCashWin: show(won) })
  return {
    ...view,
    ...(ofSession ? { sessionSummary: { openCashBalance: show(opening.cash + opening.reserve), ...sums(session) } } : {}),
    ...(ofLife ? { gameSummary: sums(life) } : {}),
  }
}
