import type { IdentificationMethod } from '@fairhouse/contract'
import type { RequestContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { readByRegistration, writeEvidenceUsed } from './identification.sql.ts'
import type { PersonEvidence } from '../identification-contract/method.ts'
import { identificationPlace } from './identification-seal.ts'

/** What a registration begins from: the proven person, the method and the browser. */
export type Evidence = { person: PersonEvidence; method: IdentificationMethod; device: string }

/** Returns the evidence of a registrationToken, in the browser it was given to. */
export async function evidenceOf({ house, deviceId }: RequestContext, registrationToken: string): Promise<Evidence | Refused> {
  const { db, personal, clock } = house
  const row = await readByRegistration(db, hashOfSecret(registrationToken))
  if (!row || row.device_hash !== hashOfSecret(deviceId ?? '')) return refuse('tokenInvalid')
  if (!row.sealed_evidence) return refuse('tokenUsed')
  if (!row.evidence_until || row.evidence_until <= clock.now()) return refuse('tokenExpired')
  const method = row.method as IdentificationMethod // rows are written with methods of the contract only
  return {
    person: personal.open<PersonEvidence>(row.sealed_evidence, identificationPlace('evidence', row.token_hash)),
    method,
    device: row.device_hash,
  }
}

/** Consumes a registrationToken in the registration's transaction; false if another registration was faster. */
export async function endEvidence(tx: Sql, registrationToken: string): Promise<boolean> {
  return writeEvidenceUsed(tx, hashOfSecret(registrationToken))
}
