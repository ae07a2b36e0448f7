import type { Sql } from '../../base/database/database.ts'

/** Counts a registration from an address on a day; returns the number including this one. Deletes earlier days. */
export async function countRegistration(sql: Sql, addressIndex: string, day: string): Promise<number> {
  await sql.query({ text: 'delete from registration_count where day < $1', values: [day] })
  const { rows } = await sql.query<{ count: number }>({
    text: `insert into registration_count as r (address_index, day, count) values ($1, $2, 1)
           on conflict (day, address_index) do update set count = r.count + 1 returning count`,
    values: [addressIndex, day],
  })
  return rows[0]!.count // the statement always returns its row
}

/** Reads how many registrations came from an address on a day. */
export async function readRegistrationCount(sql: Sql, addressIndex: string, day: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count from registration_count where day = $1 and address_index = $2',
    values: [day, addressIndex],
  })
  return rows[0]?.count ?? 0
}
