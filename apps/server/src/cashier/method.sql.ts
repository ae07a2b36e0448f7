import type { Sql } from '../base/database.ts'
import type { MethodData } from './method.ts'

export type MethodRow = { id: number; position: number; data: MethodData }

/** The ways to pay that an operator has switched on, in order. */
export async function readMethods(sql: Sql): Promise<MethodRow[]> {
  const { rows } = await sql.query<MethodRow>({ text: 'select id, position, data from payment_method where enabled order by position, id' })
  return rows
}

/** Adds methods that are not there; what an operator has changed stays. */
export async function seedMethods(sql: Sql, methods: MethodData[]): Promise<void> {
  for (const [position, data] of methods.entries())
    await sql.query({
      text: 'insert into payment_method (id, position, data) values ($1, $2, $3) on conflict do nothing',
      values: [data.id, position, JSON.stringify(data)],
    })
}
