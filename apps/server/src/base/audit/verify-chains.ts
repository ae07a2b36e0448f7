import { createHash } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import { readDroppedMonths } from '../months/dropped-months.sql.ts'
import { archivedLinks } from './archived-links.ts'
import { readLinks, readUnlinked, type Link, type Log } from './verify-chains.sql.ts'

/** The result of one check: how much it looked at, of what, its faults, a sentence each, and what is worth knowing besides. */
export type AuditVerdict = { check: string; looked: number; of: string; faults: string[]; notes: string[] }

export const mostFaults = 100
const atOnce = 5000
const mostSeconds = 60
const names: Readonly<Record<Log, string>> = { audit: 'audit', access: 'access log' }
/** The table of each log. */
export const tableOf: Readonly<Record<Log, string>> = { audit: 'audit', access: 'access_log' }

/**
 * Walks the chains of the audit log and the access log, link by link, with hashes computed here. Reads only, beside a
 * running system. `late` also finds what has waited for more than a minute, which means that no worker runs.
 */
export async function verifyChains(sql: Sql, { late }: { late: boolean }): Promise<AuditVerdict[]> {
  const verdicts: AuditVerdict[] = []
  for (const log of ['audit', 'access'] as const) {
    const verdict: AuditVerdict = { check: names[log], looked: 0, of: 'entries', faults: [], notes: [] }
    // Before the walk, so that what is chained meanwhile is walked.
    await findUnlinked(sql, log, late, verdict)
    await walk(sql, log, verdict)
    verdicts.push({ ...verdict, faults: verdict.faults.slice(0, mostFaults) })
  }
  return verdicts
}

async function walk(sql: Sql, log: Log, verdict: AuditVerdict): Promise<void> {
  let [place, hash]: [bigint, string | undefined] = [0n, '']
  const archived = archivedLinks(await readDroppedMonths(sql, tableOf[log]))
  for (let links = await readLinks(sql, log, 0n, atOnce); links.length > 0; links = await readLinks(sql, log, place, atOnce)) {
    // A month may be dropped while this walks.
    if (links.some(({ words }) => words === null)) archived.alsoOf(await readDroppedMonths(sql, tableOf[log]))
    for (const link of links) {
      verdict.looked += 1
      if (link.place !== place + 1n) {
        verdict.faults.push(`${names[log]}: ${missing(place + 1n, link.place - 1n)} gone from the chain`)
        hash = undefined
      }
      // The words of an archived entry are not here: its link is held against the next one, and against the digest of its month.
      const fault = link.words === null && archived.take(link) ? undefined : faultOf(log, link, hash)
      if (fault) verdict.faults.push(`${names[log]} ${link.entry} ${fault}`)
      ;({ place, hash } = link)
    }
  }
  await tellArchived(sql, log, archived, verdict)
}

/** Says of each month that is in the archive alone, and still is, whether its links are those that it was dropped with. */
async function tellArchived(sql: Sql, log: Log, archived: ReturnType<typeof archivedLinks>, verdict: AuditVerdict): Promise<void> {
  const still = new Set((await readDroppedMonths(sql, tableOf[log])).map(({ month }) => month))
  for (const { month, rows, found, isWhole } of archived.told()) {
    if (!still.has(month)) continue
    if (isWhole)
      verdict.notes.push(`${names[log]}: ${rows} entries of ${month} are archived; "fairhouse archive verify" reads their words.`)
    else verdict.faults.push(`${names[log]}: ${month} is archived, and of its ${rows} links ${found} are there or some were changed`)
  }
}

const missing = (from: bigint, to: bigint) => (from === to ? `link ${from} is` : `links ${from} to ${to} are`)

/** Compares a link with its entry and the link before it; after a gap there is nothing to compare with. */
function faultOf(log: Log, link: Link, previous: string | undefined): string | undefined {
  if (link.words === null) return 'is gone'
  if (previous === undefined) return undefined
  return hashOfLink(log, { ...link, words: link.words }, previous) === link.hash ? undefined : 'is not what was written, or its link is not'
}

/** Computes a link's hash from what its entry says; each word is preceded by its length, so that no two entries have the same text. */
export function hashOfLink(
  log: Log,
  { place, entry, linked_at, formula, words }: Link & { words: (string | null)[] },
  previous: string,
): string {
  const text =
    formula === 1
      ? [previous, ...words.slice(0, 5)].filter((word) => word !== null).join('|')
      : [previous, log, String(place), linked_at, String(entry), ...words]
          .map((word) => (word === null ? '-' : `${Buffer.byteLength(word)}:${word}`))
          .join(',')
  return createHash('sha256').update(text).digest('hex')
}

async function findUnlinked(sql: Sql, log: Log, late: boolean, verdict: AuditVerdict): Promise<void> {
  const unlinked = await readUnlinked(sql, log)
  const waiting = unlinked.filter(({ waits, there }) => waits && there)
  if (waiting.length > 0) verdict.notes.push(`${waiting.length} of the ${names[log]} wait to be chained.`)
  for (const { entry, waits, there, seconds } of unlinked) {
    if (!there) verdict.faults.push(`${names[log]} ${entry} was taken out before it was chained`)
    else if (!waits) verdict.faults.push(`${names[log]} ${entry} is in no chain: its link was taken out, or it was put in past the log`)
    else if (late && seconds > mostSeconds)
      verdict.faults.push(`${names[log]} ${entry} has waited ${Math.round(seconds)} s to be chained: does a worker run?`)
  }
}
