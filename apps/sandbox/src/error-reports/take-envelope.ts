import { z } from 'zod'
import type { World } from '../base/world.ts'
import { insertErrorReport } from './error-report.sql.ts'

const eventSchema = z.looseObject({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  exception: z.looseObject({ values: z.array(z.looseObject({ type: z.string(), value: z.string() })).min(1) }),
})

/**
 * Takes one envelope: a header, an item's header and the event, a line of JSON each. Asks for a key, as the protocol
 * does.
 */
export async function takeEnvelope(
  world: World,
  project: string,
  auth: string,
  envelope: unknown,
): Promise<{ status: number; body: Record<string, string> }> {
  if (!/^Sentry .*\bsentry_key=\w+/.test(auth)) return { status: 403, body: { detail: 'missing authorization information' } }
  const [, item, event] = String(envelope).split('\n').map(jsonOf)
  const parsed = eventSchema.safeParse(event)
  if (!z.looseObject({ type: z.literal('event') }).safeParse(item).success || !parsed.success)
    return { status: 400, body: { detail: 'invalid event envelope' } }
  const { event_id: id, exception } = parsed.data
  const [first] = exception.values
  await insertErrorReport(world.database.query, {
    id,
    project,
    sender: /sentry_client=([^,\s]+)/.exec(auth)?.[1] ?? 'unknown client',
    message: `${first?.type}: ${first?.value}`,
    event: parsed.data,
    receivedAt: world.clock.now(),
  })
  world.changes.say('error-reports')
  return { status: 200, body: { id } }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
