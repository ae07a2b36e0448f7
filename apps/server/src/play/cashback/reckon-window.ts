import { parseAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { contributionIn, type CampaignData } from '../campaigns/index.ts'
import {
  insertDepositLines,
  insertLossLines,
  insertRun,
  readGamesToCount,
  readVersionAt,
  type CashbackCampaign,
  type Rate,
  type RunRow,
} from './cashback.sql.ts'

/** A window of a campaign that has ended, for players of a zone. What was before `notBefore` was reckoned already. */
export type EndedWindow = { campaign: CashbackCampaign; zone: string; start: Date; end: Date; notBefore: Date }

/**
 * Reckons a window by the campaign as it was when the window began: one line for each player whom it brings something.
 * Nothing where it was reckoned before; nobody gets anything of a window that began after the campaign was stopped.
 */
export async function reckonWindow(house: House, window: EndedWindow): Promise<void> {
  const { campaign, zone, start, end } = window
  await house.db.transaction(async (tx) => {
    const as = await readVersionAt(tx, campaign.id, start)
    const cashback = as?.data.cashback
    const isSkipped = !cashback || (campaign.stopped_at !== null && start >= campaign.stopped_at)
    const run: RunRow = {
      campaign: campaign.id,
      zone,
      starts_at: start,
      ends_at: end,
      version: as?.version ?? 1,
      base: cashback?.base ?? 'netLoss',
      games: cashback ? await gamesOf(tx, cashback.games) : null,
      state: isSkipped ? 'skipped' : 'open',
    }
    if (!(await insertRun(tx, run, house.clock.now())) || isSkipped || !as) return
    const insert = run.base === 'netLoss' ? insertLossLines : insertDepositLines
    await insert(tx, run, { ...spanOf(window, as.data), forAll: as.data.offeredAt.includes('window'), rates: ratesOf(as.data) })
  })
}

/** The campaign's own days within the window. */
function spanOf({ start, end, notBefore }: EndedWindow, { startsAt, endsAt }: CampaignData) {
  const from = [start, new Date(startsAt), notBefore].reduce((last, moment) => (moment > last ? moment : last))
  const until = endsAt !== undefined && new Date(endsAt) < end ? new Date(endsAt) : end
  return { from, until }
}

/** Lists the games that count; null where all do. Rounds that name no game count where a game does of which nothing is said. */
async function gamesOf(tx: Transaction, games: NonNullable<CampaignData['cashback']>['games']): Promise<number[] | null> {
  const { default: otherwise, ...scopes } = games
  if (otherwise > 0 && Object.values(scopes).every((scope) => Object.keys(scope).length === 0)) return null
  const counting = (await readGamesToCount(tx)).filter((game) => contributionIn(games, game) > 0).map(({ id }) => id)
  return otherwise > 0 ? [0, ...counting] : counting
}

const ratesOf = ({ terms }: CampaignData): Rate[] =>
  Object.entries(terms).flatMap(([currency, { cashBackPercentage: rate, cashBackMaxAmount: most, cashBackMinBase: least }]) =>
    rate === undefined || rate === 0 ? [] : [{ currency, rate, most: minorOf(most, currency), least: minorOf(least, currency) ?? 0n }],
  )

const minorOf = (amount: string | undefined, currency: string): bigint | null =>
  amount === undefined ? null : (parseAmount(amount, currency) ?? null)
