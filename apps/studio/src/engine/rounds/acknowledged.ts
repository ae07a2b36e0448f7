import { z } from 'zod'
import type { Queries } from '@fairhouse/process/database.ts'
import { readAcknowledged } from './acknowledged.sql.ts'

const mostCalls = 1000

/** Which calls are asked for: those acknowledged from one moment until before another, a page of them after the page before. */
export const acknowledgedQuestion = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: z
    .string()
    .max(200)
    .regex(/^\d{4}-[\dT:.-]+Z \S+$/)
    .optional(),
})

/** Returns the money calls of the studio that the platform has said yes to, in that order. */
export async function acknowledgedOf(query: Queries, { from, to, after }: z.infer<typeof acknowledgedQuestion>) {
  const [at = '', id = ''] = after?.split(' ') ?? []
  const place = after === undefined ? null : { at: new Date(at), id }
  const calls = await readAcknowledged(query, { from: new Date(from), to: new Date(to), after: place, limit: mostCalls })
  const last = calls.at(-1)
  return {
    calls: calls.map((one) => ({ call: one.call, at: one.at.toISOString(), ...one.body })),
    next: calls.length === mostCalls && last ? `${last.at.toISOString()} ${last.id}` : null,
  }
}
