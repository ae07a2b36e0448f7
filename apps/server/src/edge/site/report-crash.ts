import { randomInt, randomUUID } from 'node:crypto'
import { productVersion } from '../requests/page-settings.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { maskTokens } from '../../base/http/mask-tokens.ts'

type Report = { message: string; stack?: string | undefined; path: string }

const timeoutMs = 5_000

/** Reports a broken page to the log, and to an error-reporting service if one is configured. */
export async function reportCrash({ house }: RequestContext, given: Report): Promise<Record<string, never>> {
  const report = withoutTokens(given)
  house.log.error({ crash: report }, 'a page broke')
  const address = house.settings.get('fe.errorReporting.url')
  if (address)
    void sendReport(house, address, report).catch((error: unknown) => house.log.warn({ error }, 'a crash report could not be delivered'))
  return {}
}

/** A page with a one-time token in its address may break as any other. */
const withoutTokens = ({ message, stack, path }: Report): Report => ({
  message: maskTokens(message),
  path: maskTokens(path),
  ...(stack === undefined ? {} : { stack: maskTokens(stack) }),
})

/**
 * Sends the report as an envelope of Sentry's public protocol; the address is a DSN:
 * `https://<key>@<host>/<path>/<project>`.
 */
async function sendReport(house: House, address: string, report: Report): Promise<void> {
  const dsn = new URL(address)
  const place = dsn.pathname.split('/')
  const project = place.pop() ?? ''
  const at = house.clock.now().toISOString()
  const id = hexId(32)
  const trace = traceOf(house, dsn.username)
  const lines = [{ event_id: id, sent_at: at, trace }, { type: 'event' }, eventOf(house, report, id, at, trace.trace_id)]
  const answer = await fetch(`${dsn.origin}${place.join('/')}/api/${project}/envelope/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=fairhouse/${productVersion}, sentry_key=${dsn.username}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`The error-reporting service answered ${answer.status}`)
}

const hexId = (digits: 16 | 32) => randomUUID().replaceAll('-', '').slice(0, digits)

/** The trace a report belongs to, and whether to send it: a sample, at the rate the setting gives. */
function traceOf({ settings, env }: House, publicKey: string) {
  const percent = settings.get('fe.errorReporting.tracesPercent')
  return {
    trace_id: hexId(32),
    public_key: publicKey,
    release: productVersion,
    environment: env.mode,
    sample_rate: String(percent / 100),
    sampled: String(randomInt(100) < percent),
  }
}

function eventOf({ env }: House, { message, stack, path }: Report, id: string, timestamp: string, trace: string): Record<string, unknown> {
  const [, type = 'Error', value = message] = /^([A-Z]\w*Error): (.*)$/s.exec(message) ?? []
  return {
    event_id: id,
    timestamp,
    platform: 'javascript',
    level: 'error',
    release: productVersion,
    environment: env.mode,
    contexts: { trace: { trace_id: trace, span_id: hexId(16), op: 'pageload' } },
    request: { url: env.publicOrigin + path },
    exception: { values: [{ type, value, stacktrace: { frames: framesOf(stack ?? '') } }] },
  }
}

/** The lines of a browser's stack, the outermost first, as the protocol wants them. */
export function framesOf(stack: string): { function: string; filename: string; lineno: number; colno: number }[] {
  const lines = stack.split('\n').flatMap((line) => {
    const match = /^\s*(?:at )?(?:(.*?)[ @]\(?)?(https?:\/\/\S+?):(\d+):(\d+)\)?$/.exec(line)
    if (!match) return []
    const [, name, filename = '', lineno, colno] = match
    return [{ function: name?.trim() || '?', filename, lineno: Number(lineno), colno: Number(colno) }]
  })
  return lines.toReversed()
}
