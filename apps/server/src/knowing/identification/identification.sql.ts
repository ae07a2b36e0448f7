import type { Sql } from '../../base/database/database.ts'

type IdentificationStatus = 'pending' | 'success' | 'error' | 'expired'
/** `resume`: Continue play, a login at the bank. */
export type Purpose = 'login' | 'registration' | 'age' | 'deposit' | 'proof' | 'resume'

export type IdentificationRow = {
  token_hash: string
  method: string
  purpose: Purpose
  device_hash: string
  country: string
  language: string
  shard: number | null
  player: bigint | null
  customer_app: string | null
  vendor_ref: string
  sealed_state: Buffer
  sealed_return: Buffer | null
  status: IdentificationStatus
  sealed_outcome: Buffer | null
  sealed_evidence: Buffer | null
  expires_at: Date
  ended_at: Date | null
  evidence_until: Date | null
}

const columns = `token_hash, method, purpose, device_hash, country, language, shard, player, customer_app, vendor_ref, sealed_state, sealed_return,
  status, sealed_outcome, sealed_evidence, expires_at, ended_at, evidence_until`

type NewIdentification = {
  tokenHash: string
  method: string
  purpose: Purpose
  mode: 'code' | 'popup' | 'frame' | 'redirect'
  deviceHash: string
  country: string
  language: string
  player: { shard: number; player: bigint } | undefined
  customerApp: string | undefined
  returnHash: string
  vendorRef: string
  sealedState: Buffer
  at: Date
  expiresAt: Date
  /** Our page that the browser continues on after its return; defaults to the landing page. */
  goOn?: string | undefined
}

export async function writeIdentification(sql: Sql, row: NewIdentification): Promise<void> {
  await sql.query({
    text: `insert into identification (token_hash, method, purpose, device_hash, country, language, shard, player, customer_app,
             return_hash, vendor_ref, sealed_state, status, begun_at, expires_at, mode, go_on)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'pending', $13, $14, $15, $16)`,
    values: [
      row.tokenHash,
      row.method,
      row.purpose,
      row.deviceHash,
      row.country,
      row.language,
      row.player?.shard ?? null,
      row.player?.player ?? null,
      row.customerApp ?? null,
      row.returnHash,
      row.vendorRef,
      row.sealedState,
      row.at,
      row.expiresAt,
      row.mode,
      row.goOn ?? null,
    ],
  })
}

export async function readIdentification(sql: Sql, tokenHash: string): Promise<IdentificationRow | undefined> {
  const { rows } = await sql.query<IdentificationRow>({
    name: 'identification_read',
    text: `select ${columns} from identification where token_hash = $1`,
    values: [tokenHash],
  })
  return rows[0]
}

/** Locks and reads an attempt until the transaction ends. */
export async function lockIdentification(sql: Sql, tokenHash: string): Promise<IdentificationRow | undefined> {
  const { rows } = await sql.query<IdentificationRow>({
    text: `select ${columns} from identification where token_hash = $1 for update`,
    values: [tokenHash],
  })
  return rows[0]
}

/** Reads the attempts a service's notice is about. */
export async function readByVendor(sql: Sql, method: string, vendorRef: string): Promise<string[]> {
  const { rows } = await sql.query<{ token_hash: string }>({
    text: 'select token_hash from identification where method = $1 and vendor_ref = $2',
    values: [method, vendorRef],
  })
  return rows.map(({ token_hash }) => token_hash)
}

/** An attempt whose browser has returned. */
export type Returned = {
  token_hash: string
  mode: NewIdentification['mode']
  language: string
  purpose: Purpose
  vendor_ref: string
  customer_app: string | null
  go_on: string | null
}

/** Reads the attempt that a return key belongs to. */
export async function readReturning(sql: Sql, method: string, returnHash: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ token_hash: string }>({
    text: 'select token_hash from identification where return_hash = $2 and method = $1',
    values: [method, returnHash],
  })
  return rows[0]?.token_hash
}

/** Stores what a browser brought back, once per key however often the address is opened. Returns the attempt. */
export async function writeReturn(sql: Sql, method: string, returnHash: string, sealed: Buffer, now: Date): Promise<Returned | undefined> {
  const { rows } = await sql.query<Returned>({
    text: `update identification set sealed_return = $3, return_hash = null
           where return_hash = $2 and method = $1 and status = 'pending' and expires_at > $4 
           returning token_hash, mode, language, purpose, vendor_ref, customer_app, go_on`,
    values: [method, returnHash, sealed, now],
  })
  return rows[0]
}

/** Reads the state of a player's last age check; `returned`: the browser is back from it. */
export async function readLastAgeCheck(
  sql: Sql,
  { shard, player }: { shard: number; player: bigint },
): Promise<(Pick<IdentificationRow, 'token_hash' | 'status' | 'sealed_outcome' | 'expires_at'> & { returned: boolean }) | undefined> {
  const { rows } = await sql.query<
    Pick<IdentificationRow, 'token_hash' | 'status' | 'sealed_outcome' | 'expires_at'> & { returned: boolean }
  >({
    text: `select token_hash, status, sealed_outcome, expires_at, sealed_return is not null as returned from identification
           where shard = $1 and player = $2 and purpose = 'age' order by begun_at desc limit 1`,
    values: [shard, player],
  })
  return rows[0]
}

export type Ending = {
  status: IdentificationStatus
  sealedOutcome: Buffer
  registrationHash?: string
  sealedEvidence?: Buffer
  evidenceUntil?: Date
}

/** Ends a pending attempt and deletes the adapter's state; false if it had already ended. */
export async function endIdentification(sql: Sql, tokenHash: string, ending: Ending, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `update identification set status = $2, sealed_outcome = $3, registration_hash = $4, sealed_evidence = $5, evidence_until = $6,
             ended_at = $7, return_hash = null, sealed_return = null, sealed_state = ''
           where token_hash = $1 and status = 'pending'`,
    values: [
      tokenHash,
      ending.status,
      ending.sealedOutcome,
      ending.registrationHash ?? null,
      ending.sealedEvidence ?? null,
      ending.evidenceUntil ?? null,
      at,
    ],
  })
  return rowCount === 1
}

/** Stores what the browser is told from now on. */
export async function writeOutcome(sql: Sql, tokenHash: string, sealedOutcome: Buffer): Promise<void> {
  await sql.query({ text: 'update identification set sealed_outcome = $2 where token_hash = $1', values: [tokenHash, sealedOutcome] })
}

/** Reads the attempt that a registration begins from. */
export async function readByRegistration(sql: Sql, registrationHash: string): Promise<IdentificationRow | undefined> {
  const { rows } = await sql.query<IdentificationRow>({
    text: `select ${columns} from identification where registration_hash = $1`,
    values: [registrationHash],
  })
  return rows[0]
}

/** Consumes a registration's evidence; false if it was used before. */
export async function writeEvidenceUsed(sql: Sql, registrationHash: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update identification set sealed_evidence = null where registration_hash = $1 and sealed_evidence is not null',
    values: [registrationHash],
  })
  return rowCount === 1
}

/** Deletes attempts and tokens that expired before a moment. */
export async function deleteOldIdentifications(sql: Sql, before: Date): Promise<void> {
  await sql.query({
    text: 'delete from identification where expires_at < $1 and (evidence_until is null or evidence_until < $1)',
    values: [before],
  })
  await sql.query({ text: 'delete from login_token where expires_at < $1', values: [before] })
}
