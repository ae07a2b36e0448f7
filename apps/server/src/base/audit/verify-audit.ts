import type { House } from '../house.ts'
import { UnreadableSeal } from '../keys/personal-data.ts'
import { anchorKeyOf, hashOfAnchor, isSignedBy, lineOf, type Anchor, type AnchorKey } from './anchor.ts'
import { readAnchorFile } from './anchor-file.ts'
import { readAnchors } from './anchor.sql.ts'
import { openReason } from './reason.ts'
import { readLinks, type Log } from './verify-chains.sql.ts'
import { mostFaults, verifyChains, type AuditVerdict } from './verify-chains.ts'
import { readReasons, readWithoutReason } from './verify-reasons.sql.ts'

type Verifying = Pick<House, 'db' | 'personal' | 'env'>

/** Verifies the chains, the sealed reasons and the anchors, those of the file that `AUDIT_ANCHOR` names included. */
export async function verifyAudit(house: Verifying): Promise<AuditVerdict[]> {
  const chains = await verifyChains(house.db, { late: true })
  const others = [await verifyReasons(house), await verifyAnchors(house), ...(house.env.auditAnchor ? [await verifyFile(house)] : [])]
  return [...chains, ...others.map((one) => ({ ...one, faults: one.faults.slice(0, mostFaults) }))]
}

const atOnce = 1000

async function verifyReasons({ db, personal }: Verifying): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { check: 'reasons', looked: 0, of: 'reasons', faults: [], notes: [] }
  let gone = 0
  for (let rows = await readReasons(db, '', atOnce); rows.length > 0; rows = await readReasons(db, rows.at(-1)?.hash ?? '', atOnce)) {
    for (const { erased, ...reason } of rows) {
      verdict.looked += 1
      // The key of somebody who was erased is gone; the hash stays in the chain.
      if (erased && reason.person_key === null && reason.player !== null) {
        gone += 1
        continue
      }
      try {
        openReason(personal, reason)
      } catch (error) {
        if (!(error instanceof UnreadableSeal)) throw error
        verdict.faults.push(error.message)
      }
    }
  }
  for (const { log, entry } of await readWithoutReason(db)) verdict.faults.push(`the reason of ${log} ${entry} is gone, or is another one`)
  if (gone > 0) verdict.notes.push(`${gone} reasons are about people who were erased: their words cannot be read any more.`)
  return verdict
}

async function verifyAnchors({ db, env }: Verifying): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { check: 'anchors', looked: 0, of: 'days', faults: [], notes: [] }
  const key = anchorKeyOf(env.auditKey)
  if (!key) verdict.notes.push('The key that signs anchors is not here, so their signatures were not checked.')
  let before: Anchor | undefined
  for (const anchor of await readAnchors(db)) {
    verdict.looked += 1
    const faults = [...signatureFaults(anchor, key), ...orderFaults(anchor, before)]
    for (const log of ['audit', 'access'] as const) faults.push(...(await headFaults(db, anchor, log)))
    verdict.faults.push(...faults.map((fault) => `anchor of ${anchor.day}: ${fault}`))
    before = anchor
  }
  return verdict
}

function signatureFaults(anchor: Anchor, key: AnchorKey | undefined): string[] {
  if (!key) return []
  if (anchor.key !== key.id) return [`it names the key ${anchor.key}, which is not this installation's`]
  return isSignedBy(key, anchor) ? [] : ['its signature does not hold']
}

function orderFaults(anchor: Anchor, before: Anchor | undefined): string[] {
  return anchor.previous === (before ? hashOfAnchor(before) : '') ? [] : ['the anchor before it is gone or was changed']
}

async function headFaults(db: House['db'], anchor: Anchor, log: Log): Promise<string[]> {
  const { place, hash } = anchor[log]
  if (place === 0) return []
  const [link] = await readLinks(db, log, BigInt(place) - 1n, 1)
  if (link?.place !== BigInt(place)) return [`the ${log} log ended with link ${place}, which is gone`]
  return link.hash === hash ? [] : [`the ${log} log ended with another hash at link ${place}`]
}

/** Compares the file that was handed out with the database: what is in one of them only, or differs, was changed since. */
async function verifyFile({ db, env }: Verifying): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { check: 'anchor file', looked: 0, of: 'lines', faults: [], notes: [] }
  const kept = new Map((await readAnchors(db)).map((anchor) => [anchor.day, anchor]))
  const seen = new Set<string>()
  for (const { number, anchor } of readAnchorFile(env.auditAnchor)) {
    verdict.looked += 1
    const known = anchor && kept.get(anchor.day)
    if (!anchor) verdict.faults.push(`line ${number} is no anchor`)
    else if (!known) verdict.faults.push(`the anchor of ${anchor.day} is in the file and no longer in the database`)
    else if (lineOf(known) !== lineOf(anchor))
      verdict.faults.push(`the anchor of ${anchor.day} is another one in the file than in the database`)
    if (anchor) seen.add(anchor.day)
  }
  for (const day of kept.keys()) if (!seen.has(day)) verdict.faults.push(`the anchor of ${day} is not in the file`)
  return verdict
}
