import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { ListedOutcome } from '../studio-contract/studio-door.ts'

/** A game of the catalogue, by the name of its address, with an outcome that can win a jackpot; its chance in a round is an exact fraction. */
export type GameOutcome = { game: string; outcome: string; names: Readonly<Record<string, string>>; chance: { of: bigint; in: bigint } }

/** Keeps what a studio's listing says. What it says no more stays: a win of it may still be on its way. */
export async function writeOutcomes(sql: Sql, studio: string, listed: readonly ListedOutcome[], at: Date): Promise<void> {
  await sql.query({
    text: `insert into game_outcome as x (studio, studio_game, outcome, names, chance_of, chance_in, told_at)
           select $1, o.game, o.outcome, o.names, o."of", o."in", $3
           from jsonb_to_recordset($2::jsonb) as o (game text, outcome text, names jsonb, "of" numeric, "in" numeric)
           on conflict (studio, studio_game, outcome) do update
             set names = excluded.names, chance_of = excluded.chance_of, chance_in = excluded.chance_in, told_at = excluded.told_at
           where (x.names, x.chance_of, x.chance_in) <> (excluded.names, excluded.chance_of, excluded.chance_in)`,
    values: [studio, JSON.stringify(listed.map(({ chance, ...one }) => ({ ...one, of: String(chance.of), in: String(chance.in) }))), at],
  })
}

/** Of a game's editions each gives the outcomes of the game. */
const ofGame = `o.studio = g.studio and o.studio_game = split_part(g.studio_game, '.', 1)`

/** Reads the outcomes that games can give, by the order of the catalogue. */
export async function readOutcomes(sql: Sql): Promise<GameOutcome[]> {
  const { rows } = await sql.query<{ game: string; outcome: string; names: Record<string, string>; of: string; in: string }>({
    text: `select g.friendly_id as game, o.outcome, o.names, o.chance_of::text as "of", o.chance_in::text as "in"
           from game_outcome o join game g on ${ofGame} order by g.position, g.id, o.outcome`,
  })
  return rows.map(({ of, in: parts, ...one }) => ({ ...one, chance: { of: BigInt(of), in: BigInt(parts) } }))
}

/** Returns whether the game of a round can give an outcome; undefined if there is no such round. */
export async function givesOutcome(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  round: string,
  outcome: string,
): Promise<boolean | undefined> {
  const { rows } = await sql.query<{ gives: boolean }>({
    text: `with h as materialized (
             select owner_ref from hold where shard = $1 and player = $2 and currency = $3 and id = $4 and kind = 'round'
           )
           select exists (select from game g join game_outcome o on ${ofGame} where h.owner_ref = 'game:' || g.id and o.outcome = $5) as gives from h`,
    values: [shard, player, currency, round, outcome],
  })
  return rows[0]?.gives
}
