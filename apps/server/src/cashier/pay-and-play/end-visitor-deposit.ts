import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { deleteJobOf, writeJob } from '../../base/jobs/jobs.sql.ts'
import type { JobOutcome } from '../../base/jobs/jobs.ts'
import type { Refused } from '../../base/http/refusal.ts'
import { readFacts, type FactRow } from '../attempts/attempt.sql.ts'
import type { Money } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { factOf } from '../attempts/fact-of.ts'
import { writeSuspense } from '../suspense/write-suspense.ts'
import { readVisitorDeposit, writeVisitorEnd, type VisitorDepositRow } from '../attempts/visitor-deposit.sql.ts'

/** The job that ends a visitor's expired deposit and refunds money nobody may have. */
export const visitorJob = 'visitor-deposit'
export const visitorKeyOf = (shard: number, reference: string): string => `${shard}:${reference}`

/** How long to wait for the bank to confirm a refund it was told to make. */
const againMs = 3_600_000

/** Ends a try that did not become a deposit. */
export async function endVisitorDeposit(house: House, { shard, reference }: VisitorDepositRow, why?: Refused): Promise<void> {
  await house.db.transaction(async (tx) => {
    const visitor = await readVisitorDeposit(tx, shard, reference, true)
    if (visitor?.state === 'open') await endInside(house, tx, visitor, why)
  })
}

/** Ends a try in the transaction of the caller, who holds the row: refused if there is a reason, else expired. */
export async function endInside(house: House, tx: Transaction, visitor: VisitorDepositRow, why?: Refused): Promise<undefined> {
  const { shard, reference } = visitor
  await writeVisitorEnd(tx, shard, reference, why ? { state: 'refused', refusal: why } : { state: 'over' }, house.clock.now())
  await oweBack(house, tx, visitor, await readFacts(tx, shard, reference))
}

/** Puts money that somebody may not have in suspense and schedules its refund; books refunds already made. */
export async function oweBack(
  house: House,
  tx: Transaction,
  { shard, reference, provider }: VisitorDepositRow,
  facts: FactRow[],
): Promise<void> {
  await writeSuspense(house, tx, provider, { reference, facts: facts.map(factOf) })
  const key = visitorKeyOf(shard, reference)
  if (owedOf(facts)) await writeJob(tx, visitorJob, key, house.clock.now())
  else await deleteJobOf(tx, visitorJob, key)
}

/** Returns money received and not yet refunded. */
function owedOf(facts: FactRow[]): Money | undefined {
  const received = facts.find(({ kind }) => kind === 'received')
  if (!received?.amount || !received.currency) return undefined
  const { currency } = received
  const back = facts
    .filter((fact) => fact.kind === 'refunded' && fact.currency === currency)
    .reduce((sum, { amount }) => sum + (amount ?? 0n), 0n)
  return received.amount > back ? { amount: received.amount - back, currency } : undefined
}

/** Ends a try that has expired; sends owed money back, repeatedly until the provider confirms it. */
export function visitorDepositWorker(house: House) {
  return async (job: JobRow): Promise<JobOutcome> => {
    const [shard, reference] = job.key.split(':') as [string, string] // the key is made of both
    const visitor = await readVisitorDeposit(house.db, Number(shard), reference)
    if (!visitor || visitor.state === 'deposit') return undefined
    const now = house.clock.now()
    if (visitor.state === 'open' && visitor.expires_at > now) return { againAt: visitor.expires_at }
    if (visitor.state === 'open') await endVisitorDeposit(house, visitor)
    return giveBack(house, visitor)
  }
}

async function giveBack(house: House, { shard, reference, provider: name, provider_reference }: VisitorDepositRow): Promise<JobOutcome> {
  const owed = owedOf(await readFacts(house.db, shard, reference))
  if (!owed) return undefined
  const { provider, cx } = providerNamed(house, name)
  if (!provider.giveBack || !provider_reference) throw new Error(`What came for ${reference} cannot be sent back by ${name}`)
  await provider.giveBack(cx, { providerReference: provider_reference, money: owed })
  const at = house.clock.now()
  await writeAudit(house.db, { at, actor: `job:${visitorJob}`, action: 'pay-and-play.give-back', details: { reference } })
  return { againAt: new Date(at.getTime() + againMs) }
}
