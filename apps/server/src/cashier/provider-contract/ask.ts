import { ProviderError, type ProviderContext } from './provider.ts'

const timeoutMs = 10_000

/** An HTTP request to a provider; the body is sent byte for byte, as signatures cover it. */
type Asked = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }

/**
 * Makes one call. Throws `notSent` if nothing was reached and `unknown` if the provider may have heard it; answers
 * below 500 are for the caller to judge.
 */
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
    const cause = (error as { cause?: { code?: string } }).cause // fetch puts its reason in `cause`
    const neverConnected = cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND'
    throw new ProviderError(neverConnected ? 'notSent' : 'unknown', `${pathname}: ${String(cause?.code ?? error)}`)
  }
  const text = await response.text().catch(() => '')
  if (response.status >= 500 || response.status === 429) throw new ProviderError('unknown', `${pathname} answered ${response.status}`)
  return { status: response.status, text }
}

/** Parses JSON; undefined if malformed. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
