import type { Sql } from '../../base/database/database.ts'

type NewReturn = { exclusion: bigint; askedAt: Date; endsAt: Date; offers: boolean }

/** Inserts a player's request to play again. */
export async function writeReturn(sql: Sql, shard: number, { exclusion, askedAt, endsAt, offers }: NewReturn): Promise<void> {
  await sql.query({
    text: 'insert into exclusion_return (shard, exclusion, asked_at, ends_at, offers) values ($1, $2, $3, $4, $5)',
    values: [shard, exclusion, askedAt, endsAt, offers],
  })
}

/** Reads whether a returning player agreed to offers; undefined for somebody who was never excluded that way. */
export async function readOffersAgreed(sql: Sql, shard: number, player: bigint): Promise<boolean | undefined> {
  const { rows } = await sql.query<{ offers: boolean }>({
    text: `select r.offers from exclusion_return r join exclusion e on e.shard = r.shard and e.id = r.exclusion
           where e.shard = $1 and e.player = $2 order by r.asked_at desc limit 1`,
    values: [shard, player],
  })
  return rows[0]?.offers
}
