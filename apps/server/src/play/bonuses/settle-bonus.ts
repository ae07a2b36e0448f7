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
import {
  isOffered,
  mayHave,
  readBonusFacts,
  readCampaignVersion,
  wageringOf,
  type BonusFacts,
  type CampaignData,
} from '../campaigns/index.ts'
import { claimCode, findCode } from '../campaign-codes/index.ts'
import { addGrantEvent, insertGrant, readAwards, readGrant, updateGrant, writeAwards, type AwardRow, type BonusSource, type GrantRow } from './grant.sql.ts' // prettier-ignore
import { endFreeRounds, freeRoundTerms, giveFreeRounds, readRequiredByFreeRounds, restoreFreeRounds } from '../free-rounds/index.ts'
import { changeGrant } from './change-grant.ts'
import { moveAwards } from './move-awards.ts'
import { keepClaim } from './settle-claims.ts'
import { settleGrants } from './settle-grants.ts'
import { boundsOf, isPlayed } from './wagering-terms.ts'

/** A credited deposit as its bonus sees it. `leftMinor`: what refunds and chargebacks left of it. */
type CreditedDeposit = {
  shard: number
  player: bigint
  currency: string
  reference: string
  campaign: number
  version: number
  automatic: boolean
  /** The code that was typed for it; one of a batch is used up. */
  code?: string | null
  amountMinor: bigint
  includedFeeMinor: bigint
  leftMinor: bigint
  /** There is no deposit: a code alone brought the bonus. */
  isNone?: boolean
  source?: BonusSource
}

/**
 * Settles the bonus of a deposit, in the transaction that credits or reverses it: granted once, reduced by partial
 * refunds, withdrawn if too little is left; what is not wagered is restored when a chargeback is won.
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
  const wanted = awardsLeft(rows, earned)
  const state = isGone ? 'undone' : 'granted'
  const isNew = known.revision === 0
  if (!isNew && state === known.state && rows.every((row) => isAt(row, wanted[row.kind], known))) return
  const revision = known.revision + 1
  const standing = isGone ? await endUndone(house, tx, known) : known
  const awards = await moveAwards(house, tx, standing, revision, rows, wanted)
  await writeAwards(tx, deposit.shard, deposit.reference, awards)
  await keepCashback(house, tx, deposit, awards, terms.cashBackValidity)
  await updateGrant(tx, { ...standing, state, revision })
  const bonus = { shard: deposit.shard, deposit: deposit.reference }
  if (isGone) await endFreeRounds(tx, bonus, 'undone', house.clock.now(), 'job:settle-bonus')
  else if (known.state === 'undone') await restoreFreeRounds(tx, bonus, house.clock.now(), 'job:settle-bonus')
  const required = turnoverOf(terms, rest, wanted) + (await readRequiredByFreeRounds(tx, bonus.shard, bonus.deposit))
  if (isRunning(standing) && state === 'granted' && required !== standing.turnover_required)
    await changeGrant(house, tx, standing, { action: 'amend', required, actor: 'job:settle-bonus' })
  if (standing.wager_state !== null || wanted.freeSpin > 0n) await settleGrants(house, tx, deposit)
}

async function keepCashback(house: House, tx: Transaction, deposit: CreditedDeposit, awards: readonly AwardRow[], validity?: number) {
  if (!awards.some(({ kind }) => kind === 'cashBack')) return
  const owner = await readPlayer(tx, deposit.shard, deposit.player)
  await keepClaim(house, tx, { ...deposit, deposit: deposit.reference, country: owner?.country ?? '' }, awards, validity)
}

const isRunning = ({ wager_state: state }: GrantRow) => state === 'waiting' || state === 'active' || state === 'paused'

/** Ends a running grant whose deposit has gone, for good; returns how it stands. */
async function endUndone(house: House, tx: Transaction, grant: GrantRow): Promise<GrantRow> {
  if (!isRunning(grant)) return grant
  await changeGrant(house, tx, grant, { action: 'end', as: 'undone', actor: 'job:settle-bonus' })
  return { ...grant, wager_state: 'undone' }
}

/** Returns whether nothing is left to give or take. */
const isAt = ({ kind, given, held, lost }: AwardRow, wanted: bigint, { wager_state: state, turnover_required: required }: GrantRow) =>
  state === 'waiting' && isPlayed(kind, required) ? wanted === given : wanted === held + lost || (wanted < held + lost && held === 0n)

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
  const { shard, player, currency, reference, amountMinor } = deposit
  const owner = await readPlayer(tx, shard, player)
  const facts = await readBonusFacts(house, tx, { country: owner?.country ?? '', currency, player: deposit }, reference)
  const whole = bonusDepositOf(deposit, amountMinor)
  const given = awardsOf({ ...terms, ...hadOf(facts, data, currency) }, whole)
  // Of two concurrent first deposits, only the first to be credited counts as first.
  const { source } = deposit
  const isBySource = source === 'level' || source === 'operator' || source === 'registration'
  const where = isBySource ? source : deposit.isNone ? 'code' : 'deposit'
  const isTheirs = isOffered(data, facts, where)
  const refused = !isTheirs
    ? 'campaignOfOtherType'
    : (mayHave(data, facts)?.refused ??
      (unmetBound(terms, whole) ? 'campaignConditions' : usedUp(terms, given)) ??
      ((await isCodeTheirs(house, tx, deposit)) ? undefined : 'campaignMaxBonuses'))
  const row = grantOf(deposit, data, terms, given, house.clock.now(), refused)
  await insertGrant(tx, row)
  if (refused) return row
  await writeAwards(tx, shard, reference, rowsOf(given))
  const timeZone = facts.rules.timeZone
  const wallet = { shard, player, currency }
  await giveFreeRounds(tx, { ...wallet, grant: reference, data, rounds: given.freeSpin, at: row.granted_at, timeZone }, 'job:settle-bonus')
  if (row.wager_state === null) return row
  await addGrantEvent(tx, row, { kind: 'granted', at: row.granted_at, actor: 'job:settle-bonus', required: row.turnover_required })
  return row
}

/** Uses up the code that brought the campaign; somebody else may have used it since the deposit was begun. */
const isCodeTheirs = async (house: House, tx: Transaction, { code, campaign, ...by }: CreditedDeposit): Promise<boolean> =>
  !code || (await findCode(house, tx, code))?.campaign !== campaign || claimCode(house, tx, code, by)

function grantOf(
  deposit: CreditedDeposit,
  data: CampaignData,
  terms: CampaignTerms,
  given: Awards,
  at: Date,
  refused: string | undefined,
): GrantRow {
  const { shard, player, currency, reference, campaign, version, automatic, isNone, source = isNone ? 'code' : 'deposit' } = deposit
  const required = turnoverOf(terms, bonusDepositOf(deposit, deposit.amountMinor), given)
  const played = awardKinds.reduce((sum, kind) => (isPlayed(kind, required) ? sum + given[kind] : sum), 0n)
  // Free spins whose wins are wagered wait for their turn like any bonus.
  const isByFreeRounds = given.freeSpin > 0n && (freeRoundTerms(data, currency)?.factor ?? null) !== null
  const isWagered = refused === undefined && (played > 0n || isByFreeRounds)
  const { maxStake, minStake, caps } = boundsOf(data, terms, currency)
  return {
    shard,
    deposit: reference,
    player,
    currency,
    campaign,
    version,
    automatic,
    source,
    state: refused ? 'refused' : 'granted',
    reason: refused ?? null,
    wager_state: isWagered ? 'waiting' : null,
    revision: 0,
    turnover_required: refused ? 0n : required,
    wagered: 0n,
    max_stake: maxStake,
    min_stake: minStake,
    caps,
    award_due: played > 0n && isWagered && wageringOf(data).preWager && required > 0n ? played : null,
    queue_place: null,
    granted_at: at,
    activated_at: null,
    paused_at: null,
    expires_at: data.validDays === undefined ? null : new Date(at.getTime() + data.validDays * 86_400_000),
    closing_since: null,
    ended_at: null,
  }
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
