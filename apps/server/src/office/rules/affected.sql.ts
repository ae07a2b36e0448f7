import type { Sql } from '../../base/database/database.ts'

/** Counts active accounts of countries by age, among the newest so many of them. */
export async function countAges(
  sql: Sql,
  countries: readonly string[],
  at: Date,
  most: number,
): Promise<{ age: number; players: number }[]> {
  const { rows } = await sql.query<{ age: number; players: number }>({
    text: `select extract(year from age($2::date, p.birth_date::date))::int as age, count(*)::int as players
           from (select birth_date from player where country = any($1) and status = 'active' limit $3) p group by 1`,
    values: [countries, at, most],
  })
  return rows
}
