import type { Sql } from '../../base/database/database.ts'

/** A consent given or declined: which text, in which language. */
export type Consent = { name: string; accepted: boolean; textId: string }
type Given = { shard: number; player: bigint; language: string; at: Date; addressIndex: string }

/** Inserts a player's answers to consents. */
export async function writeFormConsents(
  sql: Sql,
  consents: readonly Consent[],
  { shard, player, language, at, addressIndex }: Given,
): Promise<void> {
  await sql.query({
    text: `insert into registration_consent (shard, player, name, accepted, text_id, language, at, address_index)
           select $1, $2, name, accepted, text_id, $6, $7, $8 from unnest($3::text[], $4::boolean[], $5::text[]) as c (name, accepted, text_id)`,
    values: [
      shard,
      player,
      consents.map(({ name }) => name),
      consents.map(({ accepted }) => accepted),
      consents.map(({ textId }) => textId),
      language,
      at,
      addressIndex,
    ],
  })
}
