import type { Sql } from '../../base/database/database.ts'

/** What only one account can have, besides a national id. */
type IdentifierKind = 'phoneNumber' | 'nickName'
/** What two accounts of one person or household probably share. */
export type LikenessKind = 'person' | 'phoneNumber' | 'address'
type Owner = { shard: number; player: bigint }

/**
 * Claims what only one account can have; returns false if another has it. An account never activated and opened before
 * `staleBefore` loses its claim.
 */
export async function claimIdentifier(
  sql: Sql,
  kind: IdentifierKind,
  index: string,
  { shard, player }: Owner,
  at: Date,
  staleBefore: Date,
): Promise<boolean> {
  const { rows } = await sql.query<{ player: bigint }>({
    text: `insert into player_identifier as i (kind, index, shard, player, claimed_at) values ($1, $2, $3, $4, $5)
           on conflict (kind, index) do update set shard = $3, player = $4, claimed_at = $5
             where i.player = $4 or exists (select from player p where p.shard = i.shard and p.id = i.player and p.status = 'notActivated' and p.created_at < $6)
           returning player`,
    values: [kind, index, shard, player, at, staleBefore],
  })
  return rows.length === 1
}

export async function readIdentifierOwner(sql: Sql, kind: IdentifierKind, index: string): Promise<Owner | undefined> {
  const { rows } = await sql.query<Owner>({
    text: 'select shard, player from player_identifier where kind = $1 and index = $2',
    values: [kind, index],
  })
  return rows[0]
}

/** Inserts what two accounts of one person probably share. */
export async function writeLikeness(sql: Sql, kind: LikenessKind, index: string, { shard, player }: Owner): Promise<void> {
  await sql.query({
    text: 'insert into player_likeness (kind, index, shard, player) values ($1, $2, $3, $4) on conflict do nothing',
    values: [kind, index, shard, player],
  })
}

/** Reads the other accounts that share it. */
export async function readAlike(sql: Sql, kind: LikenessKind, index: string, not?: Owner): Promise<Owner[]> {
  const { rows } = await sql.query<Owner>({
    text: 'select shard, player from player_likeness where kind = $1 and index = $2 and player is distinct from $3::bigint limit 20',
    values: [kind, index, not?.player ?? null],
  })
  return rows
}
