import type { Actor } from '../../base/actor.ts'
import { appliedRules } from '../../settings/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import { readWaitingArrivalsOf } from '../../cashier/suspense/index.ts'
import { readExclusions } from '../../money/limits/index.ts'
import { lockPlayer, readPlayer } from '../players/player.sql.ts'
import { openPerson, type Personal } from '../players/person.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { forgetInChat } from '../../play/room-chat/index.ts'
import { erase, keepOut, readStanding, writeChecked, writeErased, writeErasure, type Standing } from './erasure.sql.ts'
import { findLeftOver, readIndexes } from './left-over.sql.ts'

/** Why somebody cannot be erased yet, in a sentence for operators; `until` is when that ends by itself. */
type NotYet = { because: string; until?: Date }

/** What was erased of a person, and what a search of all tables found afterwards. */
type Erased = { removed: Record<string, number>; leftOver: Record<string, number>; keptOut: number }
/** What was erased, and the words by which it is searched afterwards: nobody else has them any more. */
type Removed = Omit<Erased, 'leftOver'> & { words: string[] }

/** Returns until when the law of a country requires an account to be kept. */
function lawUntil(house: Pick<House, 'settings' | 'clock'>, country: string, closedAt: Date): Date {
  const until = new Date(closedAt)
  until.setUTCFullYear(until.getUTCFullYear() + appliedRules(house, country).retentionYears)
  return until
}

/** Accounts never activated hold nothing that the law requires to be kept. */
export const notActivatedDays = 365
const dayMs = 86_400_000

function whyNotYet(house: Pick<House, 'settings' | 'clock'>, standing: Standing, waiting: number): NotYet | undefined {
  const now = house.clock.now()
  const { status, closure, closed_until: closedUntil, closed_at: closedAt } = standing
  if (standing.erased_at) return { because: `the person was erased on ${standing.erased_at.toISOString().slice(0, 10)}` }
  if (standing.money !== 0n) return { because: 'there is money on the account: pay it out first' }
  if (standing.owes) return { because: 'the account owes something' }
  if (standing.under_way > 0) return { because: 'a deposit or a payout is still under way' }
  if (waiting > 0) return { because: 'money of this person waits in suspense: decide about it first (npx fairhouse suspense list)' }
  if (status === 'notActivated') {
    const until = new Date(standing.created_at.getTime() + notActivatedDays * dayMs)
    return until > now ? { because: 'somebody may still open it by the link in their mail', until } : undefined
  }
  if (status !== 'closed') return { because: 'the account is not closed' }
  if (closure === 'period' && closedUntil && closedUntil > now)
    return { because: 'the account is closed for a while and opens again', until: closedUntil }
  if (!closedAt) return { because: 'it is not known since when the account is closed: close it once more' }
  const until = lawUntil(house, standing.country, closedAt)
  return until > now ? { because: 'the law wants it kept', until } : undefined
}

/** Erases a person, then searches all tables for remains. */
export async function erasePerson(house: House, owner: Owner, actor: Actor): Promise<Erased | NotYet> {
  const done = await eraseInside(house, owner, actor)
  if ('because' in done) return done
  const leftOver = await searchAfterErasing(house, owner, done)
  return { removed: done.removed, keptOut: done.keptOut, leftOver }
}

/**
 * Erases a person: destroys their key, and so everything it sealed, in every copy; deletes the rows that identified
 * them, and their files. One transaction under the locks of wallet and account. The caller searches afterwards.
 */
export function eraseInside(house: House, owner: Owner, actor: Actor): Promise<Removed | NotYet> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const known = await readPlayer(tx, owner.shard, owner.player)
    if (known) await lockWallet(tx, { ...owner, currency: known.currency })
    const row = await lockPlayer(tx, owner.shard, owner.player)
    if (!row) return { because: 'there is no such account' }
    const standing = await readStanding(tx, owner)
    const waiting = await readWaitingArrivalsOf(tx, owner)
    const not = standing ? whyNotYet(house, standing, waiting.length) : { because: 'there is no such account' }
    if (not) return not
    const indexes = await readIndexes(tx, owner)
    const words = [...wordsOf(openPerson(house, row)), ...indexes]
    await writeErasure(tx, owner, { at, actor })
    const excluded = (await readExclusions(tx, owner.shard, owner.player, at)).filter(({ kind }) => kind === 'excluded')
    const keptOut = excluded.length > 0 ? await keepOut(tx, owner, lastOf(excluded)) : 0
    const removed = await erase(tx, owner, indexes)
    await writeErased(tx, owner, removed)
    await forgetInChat(house, tx, { ...owner, currency: row.currency }, at)
    await writeAudit(tx, { at, actor, action: 'player.erased', subject: `player:${owner.player}`, details: { removed, keptOut } })
    return { removed, keptOut, words }
  })
}

/** Searches all tables for what is left of an erased person, and keeps what was found: ideally nothing. */
export async function searchAfterErasing(
  { db, clock, log }: Pick<House, 'db' | 'clock' | 'log'>,
  owner: Owner,
  { words }: Pick<Removed, 'words'>,
): Promise<Record<string, number>> {
  const leftOver = await findLeftOver(db, [{ ...owner, words }])
  await writeChecked(db, owner, leftOver, clock.now())
  if (Object.keys(leftOver).length > 0) log.error({ player: String(owner.player), leftOver }, 'something is left of an erased person')
  return leftOver
}

/**
 * Returns until when the longest exclusion lasts; null if for good, or until the player asks for its end, which an
 * erased one cannot.
 */
function lastOf(excluded: readonly { ends_at: Date | null }[]): Date | null {
  const ends = excluded.map(({ ends_at: end }) => end?.getTime() ?? Infinity)
  const last = Math.max(...ends)
  return Number.isFinite(last) ? new Date(last) : null
}

const shortestWord = 6

/** Lists what would identify them: a full name, not a first name shared by many. */
function wordsOf(person: Personal): string[] {
  const { email, loginEmail, phoneNumber, nationalIdNumber, street, userName, nickName, firstName, lastName } = person
  const all = [email, loginEmail, phoneNumber, nationalIdNumber, street, userName, nickName, `${firstName} ${lastName}`]
  return [...new Set(all.flatMap((word) => (word && word.trim().length >= shortestWord ? [word.trim()] : [])))]
}
