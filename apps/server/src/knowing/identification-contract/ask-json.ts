import type { z } from 'zod'
import type { MethodContext } from './method.ts'

const timeoutMs = 10_000

/** A service's answer: its HTTP status, and its body if it has the expected shape. */
type Answered<Schema extends z.ZodType> = { status: number; body: z.output<Schema> | undefined }

/** Calls an identity service that speaks JSON. Throws if it is unreachable or fails. */
export async function askJson<Schema extends z.ZodType>(
  { fetch }: Pick<MethodContext, 'fetch'>,
  schema: Schema,
  url: string,
  body?: unknown,
): Promise<Answered<Schema>> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status >= 500 && response.status !== 580) throw new Error(`an identity service answered ${response.status}`)
  const read: unknown = await response.json().catch(() => undefined)
  const parsed = response.ok ? schema.safeParse(read) : undefined
  if (parsed && !parsed.success) throw new Error('an identity service answered something else than its protocol says')
  return { status: response.status, body: parsed?.data }
}
