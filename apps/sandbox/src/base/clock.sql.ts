import type { Queries } from './database.ts'

/** The one offset that product and sandbox share, in milliseconds; null while the product has not made its row. */
export async function readOffsetMs(query: Queries): Promise<bigint | null> {
  const rows = await query<{ offset_ms: bigint }>(`select offset_ms from public.clock`)
  return rows[0]?.offset_ms ?? null
}

/** Moves the shared clock forward and tells everybody who listens. */
export async function advanceOffset(query: Queries, ms: number): Promise<void> {
  await query(`select public.clock_advance($1::bigint)`, [ms])
}
