import type { Sql } from '../../base/database/database.ts'
import type { PlayerRow, PlayerStatus } from '../../people/players/index.ts'

/** A player as a list shows them. */
export type ListedPlayer = Pick<
  PlayerRow,
  'shard' | 'id' | 'status' | 'country' | 'personal' | 'person_key' | 'created_at' | 'last_login_at'
>
type After = { at: Date; id: bigint } | undefined

const columns = 'p.shard, p.id, p.status, p.country, p.personal, p.created_at, p.last_login_at, k.sealed as person_key'

/** Reads the newest players of all countries; with a status those alone. */
export async function readNewest(sql: Sql, status: PlayerStatus | undefined, after: After, most: number): Promise<ListedPlayer[]> {
  const values = [after?.at ?? 'infinity', after ? String(after.id) : '0', most]
  if (status === undefined) {
    const { rows } = await sql.query<ListedPlayer>({
      text: `select ${columns} from player p left join person_key k on k.shard = p.shard and k.player = p.id
             where (p.created_at, p.id) < ($1::timestamptz, $2::bigint) order by p.created_at desc, p.id desc limit $3`,
      values,
    })
    return rows
  }
  const { rows } = await sql.query<ListedPlayer>({
    text: `select ${columns} from player p left join person_key k on k.shard = p.shard and k.player = p.id
           where p.status = $4 and (p.created_at, p.id) < ($1::timestamptz, $2::bigint) order by p.created_at desc, p.id desc limit $3`,
    values: [...values, status],
  })
  return rows
}

/**
 * Reads the newest players of some countries and states: so many of each pair at most, each a range of one index, whose
 * order no other index has.
 */
export async function readNewestOf(
  sql: Sql,
  countries: readonly string[],
  states: readonly PlayerStatus[],
  after: After,
  most: number,
): Promise<ListedPlayer[]> {
  const { rows } = await sql.query<ListedPlayer>({
    text: `select ${columns}
           from (select n.shard, n.id from unnest($4::text[]) c (country) cross join unnest($5::text[]) s (status)
                 cross join lateral (select q.shard, q.id, q.created_at from player q
                   where (q.country, q.status, q.created_at, q.id) < (c.country, s.status, $1::timestamptz, $2::bigint)
                     and (q.country, q.status) >= (c.country, s.status)
                   order by q.country desc, q.status desc, q.created_at desc, q.id desc limit $3) n
                 order by n.created_at desc, n.id desc limit $3) f
           join player p on p.shard = f.shard and p.id = f.id left join person_key k on k.shard = p.shard and k.player = p.id
           order by p.created_at desc, p.id desc`,
    values: [after?.at ?? 'infinity', after ? String(after.id) : '0', most, countries, states],
  })
  return rows
}
