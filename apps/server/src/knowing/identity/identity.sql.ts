import type { Sql } from '../../base/database/database.ts'

export type Who = { shard: number; player: bigint }

/** Reads the player a service knows under this name. */
export async function readPlayerByIdentity(sql: Sql, issuer: string, subjectIndex: string): Promise<Who | undefined> {
  const { rows } = await sql.query<Who>({
    text: 'select shard, player from player_identity where issuer = $1 and subject_index = $2',
    values: [issuer, subjectIndex],
  })
  return rows[0]
}

/** Links a service's name for somebody to a player; false if it is another player's. */
export async function linkIdentity(sql: Sql, issuer: string, subjectIndex: string, { shard, player }: Who, at: Date): Promise<boolean> {
  const { rows } = await sql.query<Who>({
    text: `insert into player_identity (issuer, subject_index, shard, player, linked_at) values ($1, $2, $3, $4, $5)
           on conflict (issuer, subject_index) do update set issuer = excluded.issuer returning shard, player`,
    values: [issuer, subjectIndex, shard, player, at],
  })
  return rows[0]?.player === player
}

/** Reads the player with a national id, and whether it is proven. */
export async function readPlayerByNationalId(sql: Sql, idIndex: string): Promise<(Who & { proven: boolean }) | undefined> {
  const { rows } = await sql.query<Who & { proven: boolean }>({
    text: 'select shard, player, proven_at is not null as proven from player_national_id where id_index = $1',
    values: [idIndex],
  })
  return rows[0]
}

/** Stores a player's national id, proven or typed; false if it is another player's. */
export async function writeNationalId(sql: Sql, idIndex: string, { shard, player }: Who, provenAt: Date | null): Promise<boolean> {
  const { rows } = await sql.query<Who>({
    text: `insert into player_national_id as n (id_index, shard, player, proven_at) values ($1, $2, $3, $4)
           on conflict (id_index) do update set proven_at = case when n.player = excluded.player then coalesce(n.proven_at, excluded.proven_at) else n.proven_at end
           returning shard, player`,
    values: [idIndex, shard, player, provenAt],
  })
  return rows[0]?.player === player
}

/**
 * Stores a typed national id; false if it is another player's. Takes over one that was only typed, by an account never
 * activated and opened before `staleBefore`.
 */
export async function writeTypedNationalId(sql: Sql, idIndex: string, { shard, player }: Who, staleBefore: Date): Promise<boolean> {
  const { rows } = await sql.query<Who>({
    text: `insert into player_national_id as n (id_index, shard, player) values ($1, $2, $3)
           on conflict (id_index) do update set shard = $2, player = $3
             where n.player = $3 or (n.proven_at is null and exists (select from player p where p.shard = n.shard and p.id = n.player and p.status = 'notActivated' and p.created_at < $4))
           returning shard, player`,
    values: [idIndex, shard, player, staleBefore],
  })
  return rows[0]?.player === player
}
