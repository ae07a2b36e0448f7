import type { Sql } from '../../base/database/database.ts'

/** Who barred somebody from bonuses. */
type BarredBy = 'player' | 'operator'

/** Reads who bars a player from bonuses now. */
export async function readBars(sql: Sql, shard: number, player: bigint): Promise<BarredBy[]> {
  const { rows } = await sql.query<{ decided_by: BarredBy }>({
    text: `select decided_by from (select distinct on (decided_by) decided_by, barred from bonus_bar where shard = $1 and player = $2 order by decided_by, at desc) last
           where barred`,
    values: [shard, player],
  })
  return rows.map(({ decided_by: by }) => by)
}

type NewBar = { shard: number; player: bigint; by: BarredBy; at: Date; barred: boolean; reason: string | null }

export async function insertBar(sql: Sql, { shard, player, by, at, barred, reason }: NewBar): Promise<void> {
  await sql.query({
    text: `insert into bonus_bar (shard, player, decided_by, at, barred, reason) values ($1, $2, $3, $4, $5, $6)
           on conflict (shard, player, decided_by, at) do nothing`,
    values: [shard, player, by, at, barred, reason],
  })
}
