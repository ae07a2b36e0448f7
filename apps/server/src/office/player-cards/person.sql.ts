import type { Sql } from '../../base/database/database.ts'

type Owner = { shard: number; player: bigint }

/** Reads the accounts elsewhere by which a player signs in. */
export async function readElsewhere(sql: Sql, { shard, player }: Owner): Promise<{ issuer: string; linked_at: Date }[]> {
  const { rows } = await sql.query<{ issuer: string; linked_at: Date }>({
    text: 'select issuer, linked_at from player_identity where shard = $1 and player = $2 order by linked_at desc limit 20',
    values: [shard, player],
  })
  return rows
}

/** Reads the newest devices from which a player signed in. */
export async function readDevices(sql: Sql, { shard, player }: Owner): Promise<{ name: string; first_seen_at: Date }[]> {
  const { rows } = await sql.query<{ name: string; first_seen_at: Date }>({
    text: 'select left(device_hash, 8) as name, first_seen_at from known_device where shard = $1 and player = $2 order by 2 desc limit 20',
    values: [shard, player],
  })
  return rows
}

/** Reads a player's passkeys and since when one-time codes are asked for. */
export async function readWaysIn(
  sql: Sql,
  { shard, player }: Owner,
): Promise<{ name: string; added_at: Date; used_at: Date | null; is_code: boolean }[]> {
  const { rows } = await sql.query<{ name: string; added_at: Date; used_at: Date | null; is_code: boolean }>({
    text: `select name, added_at, used_at, false as is_code from passkey where shard = $1 and player = $2
           union all select '', confirmed_at, null, true from second_factor where shard = $1 and player = $2 and confirmed_at is not null
           order by added_at desc limit 50`,
    values: [shard, player],
  })
  return rows
}

/** Reads when somebody was erased. */
export async function readErasedAt(sql: Sql, { shard, player }: Owner): Promise<Date | null> {
  const { rows } = await sql.query<{ erased_at: Date }>({
    text: 'select erased_at from erasure where shard = $1 and player = $2',
    values: [shard, player],
  })
  return rows[0]?.erased_at ?? null
}

/** An account that has something in common with a player's. */
type LinkedRow = Owner & { kinds: ('person' | 'phoneNumber' | 'address' | 'paymentAccount')[]; review: string | null }

/** Reads the accounts that share an address, a phone number, a person or a payment account with a player. */
export async function readLinked(sql: Sql, { shard, player }: Owner, most: number): Promise<LinkedRow[]> {
  const { rows } = await sql.query<LinkedRow>({
    text: `select f.shard, f.player, array_agg(distinct f.kind order by f.kind) as kinds,
             (select min(r.id)::text from registration_review r where r.settled_at is null
               and (r.player = f.player and r.other_player = $2 or r.player = $2 and r.other_player = f.player)) as review
           from (select b.shard, b.player, a.kind from player_likeness a
                   cross join lateral (select l.shard, l.player from player_likeness l where l.kind = a.kind and l.index = a.index limit $3) b
                   where a.shard = $1 and a.player = $2
                 union all
                 select b.shard, b.player, 'paymentAccount' from stored_detail a
                   cross join lateral (select d.shard, d.player from stored_detail d
                     where d.provider = a.provider and d.fingerprint = a.fingerprint and d.deleted_at is null limit $3) b
                   where a.shard = $1 and a.player = $2 and a.deleted_at is null) f
           where f.player <> $2 group by f.shard, f.player order by f.player limit $3`,
    values: [shard, String(player), most],
  })
  return rows
}
