import { asOwner } from '../database/as-owner.sql.ts'
import type { Sql } from '../database/database.ts'

/**
 * What a database belongs to, as written on its first start; `keys` and `probe` are missing if an older release did
 * that.
 */
export type Installation = {
  mode: 'sandbox' | 'live'
  /** A digest of each key of personal data, by name. */
  keys?: Record<string, string> | null
  /** A value sealed with the field key, in hex. */
  probe?: string | null
  /** Which field key seals; null for the one servers are started with. */
  sealing_key?: string | null
}

/**
 * Returns the installation's mode, which its first start decides; one that has a sandbox was started with it. Run by
 * the owner.
 */
export function decideMode(ownerUrl: string, wanted: 'sandbox' | 'live'): Promise<'sandbox' | 'live'> {
  return asOwner(ownerUrl, async (client) => {
    await client.query(
      `insert into installation (mode)
       select case when exists (select from pg_namespace where nspname = 'sandbox') then 'sandbox' else $1 end
       on conflict do nothing`,
      [wanted],
    )
    const { rows } = await client.query<{ mode: 'sandbox' | 'live' }>('select mode from installation')
    return rows[0]!.mode // it was just inserted
  })
}

/** Writes which keys belong to this database, unless already written. Run by the owner. */
export function writeKeys(ownerUrl: string, keys: Record<string, string>, probe: Buffer): Promise<void> {
  return asOwner(
    ownerUrl,
    async (client) =>
      void (await client.query('update installation set keys = $1, probe = $2 where keys is null', [JSON.stringify(keys), probe])),
  )
}

/** Makes another field key seal from now on and notifies every process. Run by the owner. */
export function writeSealingKey(ownerUrl: string, keyId: string, keys: Record<string, string>, probe: Buffer): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('update installation set sealing_key = $1, keys = keys || $2, probe = $3', [keyId, JSON.stringify(keys), probe])
    await client.query(`select pg_notify('setting', '"sealing_key"')`)
  })
}

/** Reads the installation as the owner; undefined for a new database. */
export function readInstallationAsOwner(ownerUrl: string): Promise<Installation | undefined> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.installation') is not null as there`)
    if (!rows[0]?.there) return undefined
    return readInstallation({ query: (config) => client.query(config) })
  })
}

/**
 * Reads the installation as the server, as whole rows, because older releases have fewer columns; undefined if the
 * table does not exist yet.
 */
export async function readInstallation(sql: Sql): Promise<Installation | undefined> {
  const { rows } = await sql.query<{ row: Installation }>({ text: 'select to_jsonb(i) as row from installation i' }).catch(noRows)
  return rows[0]?.row
}

function noRows(error: Error & { code?: string }): { rows: [] } {
  if (error.code === undefinedTable) return { rows: [] }
  throw error
}

const undefinedTable = '42P01'
