import type { z } from 'zod'
import { ProviderError, type ProviderContext } from '../../provider-contract/provider.ts'

const timeoutMs = 10_000

/**
 * Makes one call to the acquirer. The error reflects what is known about the money: a refusal is definite; anything
 * else after sending is unknown.
 */
export async function callAcquirer<Schema extends z.ZodType>(
  cx: ProviderContext,
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  key?: string,
): Promise<z.output<Schema>> {
  let response: Response
  try {
    response = await cx.fetch(`${cx.settings.get('be.cardAcquirer.url')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${cx.secret('acquirerApiKey')}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    throw new ProviderError(
      neverConnected(error) ? 'notSent' : 'unknown',
      `${path}: ${error instanceof Error ? String(error.cause ?? error) : String(error)}`,
    )
  }
  const text = await response.text().catch(() => '')
  if (response.status >= 500 || response.status === 429) throw new ProviderError('unknown', `${path} answered ${response.status}`)
  if (!response.ok) throw new ProviderError('refused', codeIn(text) ?? `status_${response.status}`)
  const parsed = schema.safeParse(jsonOf(text))
  if (!parsed.success) throw new ProviderError('unknown', `${path} answered something else than its protocol says`)
  return parsed.data
}

function neverConnected(error: unknown): boolean {
  const cause = (error as { cause?: { code?: string } }).cause // fetch puts its reason in `cause`
  return cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeIn = (text: string): string | undefined => (jsonOf(text) as { error?: { code?: string } } | undefined)?.error?.code // checked field by field
