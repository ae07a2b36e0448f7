import type { StoredReason } from '../../base/audit/reason.ts'
import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

/** Reads whether a player is marked now. */
export async function readMarked(sql: Sql, shard: number, player: bigint): Promise<boolean> {
  const { rows } = await sql.query<{ marked: boolean }>({
    text: 'select marked from player_mark where shard = $1 and player = $2 order by id desc limit 1',
    values: [shard, player],
  })
  return rows[0]?.marked ?? false
}

export type MarkRow = { at: Date; reason: StoredReason | undefined }

type LastRow = {
  at: Date
  marked: boolean
  hash: string | null
  sealed: Buffer | null
  seal_shard: number | null
  seal_player: bigint | null
  person_key: Buffer | null
}

/** Reads the mark of a player, with why as it is sealed; undefined if there is none now. */
export async function readMarkRow(sql: Sql, shard: number, player: bigint): Promise<MarkRow | undefined> {
  const { rows } = await sql.query<LastRow>({
    text: `select m.at, m.marked, r.hash, r.sealed, r.shard as seal_shard, r.player as seal_player, k.sealed as person_key
           from player_mark m left join sealed_reason r on r.hash = m.reason_hash
             left join person_key k on k.shard = r.shard and k.player = r.player
           where m.shard = $1 and m.player = $2 order by m.id desc limit 1`,
    values: [shard, player],
  })
  const [last] = rows
  if (!last?.marked) return undefined
  const { at, hash, sealed, seal_shard, seal_player, person_key } = last
  return { at, reason: hash !== null && sealed ? { hash, sealed, shard: seal_shard, player: seal_player, person_key } : undefined }
}

type NewMark = { shard: number; player: bigint; at: Date; marked: boolean; actor: Actor; reasonHash: string | undefined }

export async function insertMark(sql: Sql, { shard, player, at, marked, actor, reasonHash }: NewMark): Promise<void> {
  await sql.query({
    text: `insert into player_mark (shard, player, at, marked, actor, reason_hash) values ($1, $2, $3, $4, $5, $6)`,
    values: [shard, player, at, marked, actor, reasonHash ?? null],
  })
}
