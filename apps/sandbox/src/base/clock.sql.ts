import type { Queries } from '@fairhouse/process/database.ts'

/**
 * Reads the clock offset in milliseconds that product and sandbox share; null if the product has not created it yet.
 */
export async function readOffsetMs(query: Queries): Promise<bigint | null> {
  const rows = await query<{ offset_ms: bigint }>(`select offset_ms from public.clock`)
  return rows[0]?.offset_ms ?? null
}

/** Moves the shared clock forward and notifies all listeners. */
export async function advanceOffset(query: Queries, ms: number): Promise<void> {
  await query(`select public.clock_advance($1::bigint)`, [ms])
}
