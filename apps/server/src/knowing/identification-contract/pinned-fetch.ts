import { createHash, X509Certificate } from 'node:crypto'
import { request as httpsRequest } from 'node:https'
import { checkServerIdentity } from 'node:tls'

const mostBytes = 1024 * 1024

/**
 * `fetch` for a service with pinned TLS keys: on top of the usual validation, the server's certificate must have one of
 * these keys (base64 of the SHA-256 of its SubjectPublicKeyInfo, RFC 7469). Without keys it is plain `fetch`.
 * `authorities` replace the default ones.
 */
export function pinnedFetch(plain: typeof fetch, keys: readonly string[], authorities?: string[]): typeof fetch {
  if (keys.length === 0) return plain
  return async (address, init = {}) => {
    const url = new URL(String(address))
    // Only the sandbox on this computer may use http.
    return url.protocol === 'http:' ? plain(url, init) : ask(url, init, { keys, authorities })
  }
}

type Trusted = { keys: readonly string[]; authorities: string[] | undefined }

function ask(url: URL, { method = 'GET', headers, body, signal }: RequestInit, { keys, authorities }: Trusted): Promise<Response> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      // A full handshake each time: a resumed session would skip the check.
      agent: false as const,
      ...(signal ? { signal } : {}),
      ...(authorities ? { ca: authorities } : {}),
      checkServerIdentity: (host: string, peer: Parameters<typeof checkServerIdentity>[1]) =>
        checkServerIdentity(host, peer) ??
        (keys.includes(keyOf(peer.raw)) ? undefined : new Error('the key of a service is none of those that are pinned')),
    }
    const request = httpsRequest(url, options, (answer) => {
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size > mostBytes) request.destroy(new Error('a service answers more than it may'))
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        if (status < 200 || (status >= 300 && status < 400)) return reject(new Error('a service sends us elsewhere'))
        resolve(new Response([204, 205].includes(status) ? null : Buffer.concat(parts), { status }))
      })
    })
    request.on('error', reject)
    request.end(typeof body === 'string' ? body : undefined)
  })
}

/** Returns a certificate's key in its pinned form. */
export const keyOf = (der: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(der).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
