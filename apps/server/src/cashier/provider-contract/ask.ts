import { ProviderError, type ProviderContext } from './provider.ts'

const timeoutMs = 10_000

/** What is asked of a provider over HTTP; the body goes out as it is written here, for signatures are made over it. */
type Asked = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }

/** One call. Nothing reached is `notSent`; what may have been heard is `unknown`; every answer below 500 is the caller's to judge. */
export async function askProvider(
  cx: Pick<ProviderContext, 'fetch'>,
  { url, method, headers, body }: Asked,
): Promise<{ status: number; text: string }> {
  const { pathname } = new URL(url)
  let response: Response
  try {
    response = await cx.fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause // fetch names its cause
    const neverConnected = cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND'
    throw new ProviderError(neverConnected ? 'notSent' : 'unknown', `${pathname}: ${String(cause?.code ?? error)}`)
  }
  const text = await response.text().catch(() => '')
  if (response.status >= 500 || response.status === 429) throw new ProviderError('unknown', `${pathname} answered ${response.status}`)
  return { status: response.status, text }
}

/** JSON, or undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
