import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import type { PersonGroup } from './provider-contract/provider.ts'
import type { ProviderName } from './providers/providers.ts'
import type { ValidationState } from './validation.ts'

/** An attempt at a service; `sealed` holds the frame's address and the adapter's state. */
export type ValidationRow = {
  shard: number
  player: bigint
  id: string
  provider: ProviderName
  type: PersonGroup
  groups: PersonGroup[]
  vendor_ref: string
  state: ValidationState
  reason: string | null
  sealed: Buffer | null
  /** The player's key, sealed with the house's. */
  person_key: Buffer | null
  begun_at: Date
  expires_at: Date
  looked_at: Date
}

const columns = `shard, player, id, provider, type, groups, vendor_ref, state, reason, sealed, begun_at, expires_at, looked_at,
  (select k.sealed from person_key k where k.shard = v.shard and k.player = v.player) as person_key`

/** Inserts an attempt that nobody has looked at; returns false if one of this service and type is already open. */
export async function writeValidation(
  sql: Sql,
  row: Omit<ValidationRow, 'state' | 'reason' | 'looked_at' | 'person_key'> & { sealed: Buffer },
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into automatic_validation (shard, player, id, provider, type, groups, vendor_ref, state, sealed, begun_at, expires_at, looked_at, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, 'begun', $8, $9, $10, $9::timestamptz - interval '1 day', $9)
           on conflict (shard, player, provider, type) where state = 'begun' do nothing`,
    values: [row.shard, row.player, row.id, row.provider, row.type, row.groups, row.vendor_ref, row.sealed, row.begun_at, row.expires_at],
  })
  return (rowCount ?? 0) > 0
}

/** Reads all attempts of a player, newest first. */
export async function readValidations(sql: Sql, { shard, player }: Owner): Promise<ValidationRow[]> {
  const { rows } = await sql.query<ValidationRow>({
    text: `select ${columns} from automatic_validation v where shard = $1 and player = $2 order by begun_at desc, id`,
    values: [shard, player],
  })
  return rows
}

/** Reads an attempt by the service's reference. */
export async function readByVendor(sql: Sql, provider: string, vendorRef: string): Promise<ValidationRow | undefined> {
  const { rows } = await sql.query<ValidationRow>({
    text: `select ${columns} from automatic_validation v where provider = $1 and vendor_ref = $2`,
    values: [provider, vendorRef],
  })
  return rows[0]
}

export async function readValidation(sql: Sql, { shard, player }: Owner, id: string): Promise<ValidationRow | undefined> {
  const { rows } = await sql.query<ValidationRow>({
    text: `select ${columns} from automatic_validation v where shard = $1 and player = $2 and id = $3`,
    values: [shard, player, id],
  })
  return rows[0]
}

/** Stores an attempt's state; deletes the adapter's once the attempt is over for good. */
export async function writeValidationState(
  sql: Sql,
  { shard, player }: Owner,
  id: string,
  { state, reason, keepsState, at }: { state: ValidationState; reason: string | null; keepsState: boolean; at: Date },
): Promise<void> {
  await sql.query({
    text: `update automatic_validation set state = $4, reason = $5, changed_at = $6, sealed = case when $7 then sealed end
           where shard = $1 and player = $2 and id = $3`,
    values: [shard, player, id, state, reason, at, keepsState],
  })
}

/** Claims the next look at the service; returns false if somebody has looked since `before`. */
export async function claimLook(sql: Sql, { shard, player }: Owner, id: string, at: Date, before: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update automatic_validation set looked_at = $4 where shard = $1 and player = $2 and id = $3 and looked_at <= $5',
    values: [shard, player, id, at, before],
  })
  return (rowCount ?? 0) > 0
}
