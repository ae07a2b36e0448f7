import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { referenceOn, shardOfReference } from '../../base/ids.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { linkPerson } from '../../knowing/identity/index.ts'
import { mayDeposit } from '../../money/limit-enforcement/index.ts'
import { writeProvenPlayer } from '../../people/registration/index.ts'
import { addressKeyOf, forgiveKeys } from '../../people/login-freeze/index.ts'
import { insertAttempt, readFacts, type FactRow } from '../attempts/attempt.sql.ts'
import { nextCheckMs } from '../attempts/check-schedule.ts'
import { tokenHashOf } from '../settlement/deposit-step.ts'
import { insertNotice, writeNoticeOutcome } from '../attempts/inbox.sql.ts'
import type { Decision, Fact, Instrument, Notice } from '../provider-contract/provider.ts'
import { checkJob, jobKeyOf, settleInside, type Settled } from '../settlement/settle-deposit.ts'
import { visitorTriesKey } from './begin-visitor-deposit.ts'
import { endInside } from './end-visitor-deposit.ts'
import { judgeVisitor, type Judged } from './judge-visitor.ts'
import { factOf, instrumentPlace } from '../attempts/fact-of.ts'
import { readVisitorDeposit, writeVisitorEnd, type VisitorDepositRow } from '../attempts/visitor-deposit.sql.ts'
import { sealOf } from '../../base/keys/person-key.sql.ts'
import type { Seal } from '../../base/keys/personal-data.ts'

/** The answer for the provider, and the deposit to announce after the commit. */
export type Answered = { decision: Decision; settled?: Settled | undefined }

/** If one person pays in two visits at once, the slower one is judged again, now as a known player. */
const mostTries = 3

/**
 * Answers the bank's question whether somebody may go on. Account, allowance, deposit and answer share one transaction;
 * repeated questions get the same answer.
 */
export async function answerQuestion(house: House, provider: string, notice: Notice, raw: string): Promise<Answered> {
  const shard = shardOfReference(notice.reference)
  const visitor = shard === undefined ? undefined : await readVisitorDeposit(house.db, shard, notice.reference)
  // No visitor of ours asked for this: nothing must come of it.
  if (!visitor || visitor.provider !== provider) return keepOnly(house, provider, notice, raw)
  for (let tries = 1; ; tries += 1) {
    if (visitor.state !== 'open') return { decision: visitor.state === 'deposit' ? 'continue' : 'finish' }
    const judged = await judgeVisitor(house, visitor, notice.asks?.person)
    try {
      return await decide(house, visitor, notice, raw, judged)
    } catch (error) {
      if (error instanceof Denied) return decide(house, visitor, notice, raw, { is: 'refused', why: error.why })
      if (!(error instanceof SomebodyElse) || tries === mostTries) throw error
    }
  }
}

/** Rolls back what was written for somebody whose deposit is refused after all. */
class Denied extends Error {
  readonly why: Refused
  constructor(why: Refused) {
    super(why.refused)
    this.why = why
  }
}
/** Thrown if another visit opened the account meanwhile. */
class SomebodyElse extends Error {}

async function keepOnly(house: House, provider: string, notice: Notice, raw: string): Promise<Answered> {
  const at = house.clock.now()
  if (await insertNotice(house.db, provider, notice.eventKey, raw, at))
    await writeNoticeOutcome(house.db, provider, notice.eventKey, 'question about nothing', at)
  return { decision: 'finish' }
}

async function decide(
  house: House,
  { shard, reference }: VisitorDepositRow,
  notice: Notice,
  raw: string,
  judged: Judged,
): Promise<Answered> {
  return house.db.transaction(async (tx) => {
    const visitor = await readVisitorDeposit(tx, shard, reference, true)
    if (visitor?.state !== 'open') return { decision: visitor?.state === 'deposit' ? 'continue' : 'finish' }
    const at = house.clock.now()
    const late: Judged = { is: 'refused', why: refuse('expiredVerification') }
    const now = visitor.expires_at <= at ? late : judged
    const settled = now.is === 'refused' ? await endInside(house, tx, visitor, now.why) : await become(house, tx, visitor, notice, now)
    const decision: Decision = now.is === 'refused' ? 'finish' : 'continue'
    if (await insertNotice(tx, visitor.provider, notice.eventKey, raw, at))
      await writeNoticeOutcome(tx, visitor.provider, notice.eventKey, decision, at)
    const subject = settled ? { subject: `player:${settled.attempt.player}` } : {}
    const why = now.is === 'refused' ? { error: now.why.refused } : { account: now.is }
    await writeAudit(tx, {
      at,
      actor: `provider:${visitor.provider}`,
      action: `pay-and-play.${decision}`,
      ...subject,
      details: { reference, ...why },
    })
    return { decision, ...(settled ? { settled } : {}) }
  })
}

/** Makes the visitor a player, and the begun payment their deposit. */
async function become(
  house: House,
  tx: Transaction,
  visitor: VisitorDepositRow,
  notice: Notice,
  judged: Exclude<Judged, { is: 'refused' }>,
): Promise<Settled | undefined> {
  const { currency, reference, shard } = visitor
  const owner = await ownerOf(house, tx, visitor, judged)
  const attempt = judged.is === 'new' ? reference : referenceOn(owner.shard)
  const refused = await mayDeposit(house, tx, { ...owner, currency }, attempt, visitor.amount)
  // Only a player who is logged in can set mandatory limits: until then the money is held, visible but not playable.
  if (refused && refused.refused !== 'limitNotSet') throw new Denied(refused)
  const at = house.clock.now()
  await insertAttempt(tx, attemptOf(house, visitor, notice, { ...owner, attempt, reserved: !refused }))
  await writeVisitorEnd(tx, shard, reference, { state: 'deposit', attemptShard: owner.shard, attempt }, at)
  await writeJob(tx, checkJob, jobKeyOf(owner.shard, attempt), new Date(at.getTime() + nextCheckMs(0)))
  await forgiveKeys(house, tx, visitorTriesKey(visitor.device_hash), addressKeyOf(visitor.address_index))
  const seal = await sealOf(tx, house, visitor)
  const facts = (await readFacts(tx, shard, reference)).map((row) => ({ ...factOf(row), ...instrumentOf(seal, reference, row) }))
  const providerReference = notice.providerReference ?? visitor.provider_reference
  return settleInside(house, tx, owner.shard, attempt, {
    facts,
    ...(providerReference ? { providerReference } : {}),
    step: { type: 'wait' },
  })
}

/** Opens the instrument that was reported before the payer was known. */
function instrumentOf(seal: Seal, reference: string, { event_key, details: { sealed } }: FactRow): Pick<Fact, 'instrument'> {
  if (typeof sealed !== 'string') return {}
  return { instrument: seal.open<Instrument>(Buffer.from(sealed, 'base64'), instrumentPlace(reference, event_key)) }
}

async function ownerOf(
  house: House,
  tx: Transaction,
  { player, shard, currency, language, consents, address_index: addressIndex }: VisitorDepositRow,
  judged: Exclude<Judged, { is: 'refused' }>,
): Promise<{ shard: number; player: bigint }> {
  const { person } = judged
  if (judged.is === 'known') {
    const owner = { shard: judged.player.shard, player: judged.player.id }
    if (!(await linkPerson(tx, house, owner, person))) throw new SomebodyElse('the person is another player meanwhile')
    return owner
  }
  const owner = { shard, player }
  const written = await writeProvenPlayer(tx, house, { owner, person, currency, language, consents, addressIndex, by: 'payAndPlay' })
  if (!written) throw new SomebodyElse('the person is a player meanwhile')
  return owner
}

function attemptOf(
  house: House,
  visitor: VisitorDepositRow,
  notice: Notice,
  { shard, player, attempt: reference, reserved }: { shard: number; player: bigint; attempt: string; reserved: boolean },
): Parameters<typeof insertAttempt>[1] {
  const {
    method,
    provider,
    currency,
    amount,
    fee,
    fee_strategy,
    asked,
    campaign_id,
    campaign_version,
    campaign_automatic,
    code,
    expires_at,
  } = visitor
  return {
    shard,
    reference,
    player,
    currency,
    method,
    provider,
    amount,
    fee,
    fee_strategy,
    asked,
    campaign_id,
    campaign_version,
    campaign_automatic,
    code,
    reserved,
    expires_at,
    key: `visitor:${visitor.reference}`,
    stored_detail: null,
    save_detail: false,
    tokenHash: tokenHashOf(house, 'token', reference),
    landingHash: tokenHashOf(house, 'landing', reference),
    created_at: house.clock.now(),
  }
}
