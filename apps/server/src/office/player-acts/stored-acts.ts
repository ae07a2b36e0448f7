import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { judgeStoredDetail, readHolders, type DetailVerdict } from '../../cashier/stored-details/index.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn } from '../players/index.ts'
import { deciderOf, mayNot } from './account-acts.ts'

type Judged = { player: string; reference: string; verdict: DetailVerdict }
const states = { verify: 'confirmed', refuse: 'refused', block: 'blocked', unblock: 'open' } as const

/** Confirms a stored card or account, takes that back, closes it or opens it again. */
export async function judgeStored(
  asking: ActContext,
  { player, reference, verdict }: Judged,
): Promise<Record<string, never> | OfficeRefused> {
  const row = await playerToActOn(asking, 'accounts.decide', player)
  if (isNo(row)) return row
  const owner = { shard: row.shard, player: row.id }
  if (!(await judgeStoredDetail(asking.house, owner, { reference, verdict }, deciderOf(asking))))
    return mayNot(`Player ${player} has no card or account ${reference}.`)
  asking.changes({ what: 'paymentAccount.state', subject: `player:${player}`, before: null, after: states[verdict] })
  return {}
}

/** What lets money in or out is signed. */
export const gateOfStored: GateByInput = async (_, input) =>
  ['verify', 'unblock'].includes((input as Judged).verdict) ? 'stepUp' : 'reason' // parsed by the call's schema

/** Shows whose each stored card and account is, and keeps that somebody looked. */
export async function revealStored(
  asking: ActContext,
  { player }: { player: string },
): Promise<OfficeAnswers<'POST /office/players/stored/reveal'> | OfficeRefused> {
  const { house, sql, at, colleague, reason, changes } = asking
  const row = await playerToActOn(asking, 'accounts.decide', player)
  if (isNo(row)) return row
  const of = { shard: row.shard, player: row.id }
  const details = await readHolders(house, of)
  await writeAccess(sql, { at, actor: colleague.actor, of, fields: ['accountHolder'], purpose: 'reveal', reason: { words: reason, house } })
  changes({ what: 'player.reveal', subject: `player:${player}`, before: null, after: 'accountHolder' })
  return {
    details: details.map(({ reference, description, holder, verified, blocked }) => ({
      reference,
      description,
      holder: holder ?? null,
      isVerified: verified,
      isBlocked: blocked,
    })),
  }
}
