import pg from 'pg'

/** Writes a day of a game as if so many rounds of 1.00 EUR had been played: each pays nothing or twice the stake, this much in all. */
export async function writeReturnDay(ownerUrl: string, game: number, rounds: number, returns: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    `insert into game_return_day (game, currency, day, rounds, staked, won, staked_squared, won_staked, won_squared,
       hours_staked, hours_won, hours_staked_squared, hours_won_staked, hours_won_squared)
     values ($1, 'EUR', current_date, $2::int, 100 * $2::int, $3::int, 10000::numeric * $2::int, 100::numeric * $3::int, 200::numeric * $3::int,
       array_fill(0::bigint, array[24]), array_fill(0::bigint, array[24]), 0, 0, 0)
     on conflict (game, currency, day) do update set rounds = excluded.rounds, staked = excluded.staked, won = excluded.won,
       staked_squared = excluded.staked_squared, won_staked = excluded.won_staked, won_squared = excluded.won_squared`,
    [game, rounds, Math.round(rounds * 100 * returns)],
  )
  await client.end()
}

/** Whether a studio's listing has said what a game returns. */
export async function isReturnStated(ownerUrl: string, studioGame: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rowCount } = await client.query('select from game_return where studio_game = $1', [studioGame])
  await client.end()
  return rowCount === 1
}
