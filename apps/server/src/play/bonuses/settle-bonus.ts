import {
  awardKinds,
  awardsOf,
  formatAmount,
  turnoverOf,
  unmetBound,
  type AwardKind,
  type Awards,
  type BonusDeposit,
  type CampaignTerms,
} from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readPlayer } from '../../people/players/index.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import type { CampaignData } from './campaign.ts'
import { readCampaignVersion } from './campaign.sql.ts'
import { isOffered, mayHave, type BonusFacts } from './eligibility.ts'
import { insertGrant, readAwards, readGrant, updateGrant, writeAwards, type AwardRow, type GrantRow } from './grant.sql.ts'
import { moveAwards } from './move-awards.ts'
import { readBonusFacts } from './read-facts.ts'

/** A credited deposit as its bonus sees it. `leftMinor`: what refunds and chargebacks left of it. */
type CreditedDeposit = {
  shard: number
  player: bigint
  currency: string
  reference: string
  campaign: number
  version: number
  automatic: boolean
  amountMinor: bigint
  includedFeeMinor: bigint
  leftMinor: bigint
  /** There is no deposit: a code alone brought the bonus. */
  isNone?: boolean
}

/**
 * Settles the bonus of a deposit, in the transaction that credits or reverses it: granted once, reduced by partial
 * refunds, withdrawn if too little is left, and restored when a chargeback is won.
 */
export async function settleBonus(house: House, tx: Transaction, deposit: CreditedDeposit): Promise<void> {
  await lockWallet(tx, deposit)
  const data = await readCampaignVersion(tx, deposit.campaign, deposit.version)
  const terms = data?.terms[deposit.currency]
  if (!data || !terms) return
  const known = (await readGrant(tx, deposit.shard, deposit.reference)) ?? (await decide(house, tx, deposit, data, terms))
  if (known.state === 'refused') return
  const rows = await readAwards(tx, deposit.shard, deposit.reference)
  const rest = bonusDepositOf(deposit, deposit.leftMinor)
  const isGone = deposit.leftMinor < deposit.amountMinor && (deposit.leftMinor <= 0n || unmetBound(terms, rest) !== undefined)
  const earned = isGone ? undefined : awardsOf({ ...terms, maxPromoLimit: undefined, maxCashLimit: undefined }, rest)
  const wanted = known.ended_at ? withoutEnded(rows, awardsLeft(rows, earned)) : awardsLeft(rows, earned)
  const state = isGone ? 'undone' : 'granted'
  if (state === known.state && rows.every((row) => isAt(row, wanted[row.kind]))) return
  const revision = known.revision + 1
  const moved = await moveAwards(house, tx, deposit, revision, rows, wanted)
  await writeAwards(tx, deposit.shard, deposit.reference, moved)
  await updateGrant(tx, { ...known, state, revision, turnover_required: isGone || known.ended_at ? 0n : turnoverOf(terms, rest, wanted) })
}

/** The kinds of awards that are played with before they are the player's; the others are theirs at once. */
export const playedKinds: readonly AwardKind[] = ['promo', 'bettingBonus', 'liveCasinoBonus', 'pokerBonus', 'freeSpin']

/** Returns what a bonus that was ended may still hold: what was taken is not given again. */
function withoutEnded(rows: readonly AwardRow[], wanted: Awards): Awards {
  const most = (kind: AwardKind) => rows.reduce((sum, row) => (row.kind === kind ? sum + row.lost : sum), 0n)
  const left = (kind: AwardKind) => (playedKinds.includes(kind) && wanted[kind] > most(kind) ? most(kind) : wanted[kind])
  return Object.fromEntries(awardKinds.map((kind) => [kind, left(kind)])) as Awards // one for each kind
}

/** Returns whether nothing is left to give or take. */
const isAt = ({ held, lost }: AwardRow, wanted: bigint) => wanted === held + lost || (wanted < held + lost && held === 0n)

const bonusDepositOf = ({ includedFeeMinor, currency, isNone = false }: CreditedDeposit, amountMinor: bigint): BonusDeposit => ({
  amountMinor,
  includedFeeMinor,
  currency,
  isNone,
})

/** Checks eligibility once more and writes what is granted, or why nothing is. */
async function decide(
  house: House,
  tx: Transaction,
  deposit: CreditedDeposit,
  data: CampaignData,
  terms: CampaignTerms,
): Promise<GrantRow> {
  const { shard, player, currency, reference, campaign, version, automatic, amountMinor } = deposit
  const owner = await readPlayer(tx, shard, player)
  const facts = await readBonusFacts(house, tx, { country: owner?.country ?? '', currency, player: deposit }, reference)
  const whole = bonusDepositOf(deposit, amountMinor)
  const given = awardsOf({ ...terms, ...hadOf(facts, data, currency) }, whole)
  // Of two concurrent first deposits, only the first to be credited counts as first.
  const isTheirs = isOffered(data, facts, deposit.isNone ? 'code' : 'deposit')
  const refused = !isTheirs
    ? 'campaignOfOtherType'
    : (mayHave(data, facts)?.refused ?? (unmetBound(terms, whole) ? 'campaignConditions' : usedUp(terms, given)))
  const at = house.clock.now()
  const row: GrantRow = {
    shard,
    deposit: reference,
    player,
    currency,
    campaign,
    version,
    automatic,
    state: refused ? 'refused' : 'granted',
    reason: refused ?? null,
    revision: 0,
    turnover_required: 0n,
    granted_at: at,
    expires_at: data.validDays === undefined ? null : new Date(at.getTime() + data.validDays * 86_400_000),
    ended_at: null,
  }
  await insertGrant(tx, row)
  if (!refused) await writeAwards(tx, shard, reference, rowsOf(given))
  return row
}

/** Returns the refusal if everything the campaign gives has been had. */
const usedUp = ({ cashBackPercentage }: CampaignTerms & { cashBackPercentage?: number | undefined }, given: Awards) =>
  cashBackPercentage === undefined && awardKinds.every((kind) => given[kind] === 0n) ? 'campaignMaxBonuses' : undefined

const rowsOf = (given: Awards): AwardRow[] =>
  awardKinds.filter((kind) => given[kind] > 0n).map((kind) => ({ kind, given: given[kind], held: 0n, lost: 0n }))

function hadOf({ had }: BonusFacts, { id }: CampaignData, currency: string): Partial<CampaignTerms> {
  const sums = had.find(({ campaign }) => campaign === id)
  return {
    awardedPromoAmount: formatAmount(sums?.promo ?? 0n, currency),
    awardedCashAmount: formatAmount(sums?.cash ?? 0n, currency),
  }
}

/** Returns what the rest of the deposit earns, at most what was given. */
function awardsLeft(rows: readonly AwardRow[], earned: Awards | undefined): Awards {
  const left = (kind: AwardKind) => {
    const given = rows.find((row) => row.kind === kind)?.given ?? 0n
    const most = earned?.[kind] ?? 0n
    return most < given ? most : given
  }
  return Object.fromEntries(awardKinds.map((kind) => [kind, left(kind)])) as Awards // one for each kind
}
