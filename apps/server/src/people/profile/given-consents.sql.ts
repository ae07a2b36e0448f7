import type { Sql } from '../../base/database/database.ts'

type GivenConsentRow = { name: string; version: number | null; accepted: boolean; at: Date }

/** Reads what a player consented to or declined in forms, and the document versions accepted since; newest first. */
export async function readGivenConsents(
  sql: Sql,
  { shard, player }: { shard: number; player: bigint },
): Promise<readonly GivenConsentRow[]> {
  const { rows } = await sql.query<GivenConsentRow>({
    text: `select name, null::integer as version, accepted, at, id from registration_consent where shard = $1 and player = $2
           union all
           select document, version, true, at, 0 from consent where shard = $1 and player = $2
           order by at desc, id desc, name, version desc limit 500`,
    values: [shard, player],
  })
  return rows
}
