import type { Transaction } from '@fairhouse/contract'
import { calendarWindow } from '@fairhouse/country-rules'
import { formatAmount, pointsText } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { PlayerContext } from '../../base/house.ts'
import { readPlayTotals, readStatement, type StatementType } from './statement.sql.ts'

type Asked = {
  type: StatementType | 'games'
  status?: 'pending' | undefined
  from?: string | undefined
  before?: string | undefined
  size: number
  includeTotalAmounts?: boolean | undefined
}

/** Returns the player's statement, newest first, a page at a time. */
export async function listTransactions({ house, player, language }: PlayerContext, asked: Asked) {
  const rows =
    asked.size === 0
      ? []
      : await readStatement(
          house.db,
          player,
          {
            type: asked.type === 'games' ? 'game' : asked.type,
            pendingOnly: asked.status === 'pending',
            from: asked.from ? new Date(asked.from) : undefined,
            before: asked.before,
            language,
          },
          asked.size + 1,
        )
  const page = rows.slice(0, asked.size)
  // Lifetime figures change once a day: they end at the start of the player's day.
  const { timeZone, payments } = appliedRules(house, player.country)
  const dayBegan = calendarWindow('daily', house.clock.now(), timeZone).start
  const totals = asked.includeTotalAmounts ? await readPlayTotals(house.db, player, new Date(0), dayBegan) : undefined
  return {
    transactions: page.map(({ kind, id, about, amount, fee, status, at, points }): Transaction => ({
      id,
      kind,
      about,
      status,
      currency: player.currency,
      reference: id,
      amount: formatAmount(amount, player.currency),
      fee: formatAmount(fee, player.currency),
      at: at.toISOString(),
      ...(points === null ? {} : { points: pointsText(BigInt(points), player.currency) }),
      ...(kind === 'withdrawal' ? { cancellable: status === 'pending' && payments.playerCancelWithdrawal } : {}),
    })),
    next: rows.length > asked.size ? (page.at(-1)?.cursor ?? null) : null,
    ...(totals
      ? { totalCashBet: formatAmount(totals.staked, player.currency), totalCashWin: formatAmount(totals.won, player.currency) }
      : {}),
  }
}
