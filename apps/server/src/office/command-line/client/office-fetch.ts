import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'

/**
 * Returns a `fetch` for calls to one office. Names below localhost are connected to this computer, because not every
 * system resolves them; the office itself looks at the Host header, which stays what it is.
 */
export function fetchOf(origin: string): typeof fetch {
  const office = new URL(origin)
  const isHere = office.hostname === 'localhost' || office.hostname.endsWith('.localhost')
  const request = office.protocol === 'https:' ? secureRequest : plainRequest
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const headers = { ...(init.headers as Record<string, string> | undefined), host: office.host } // the caller gives plain headers
      const asking = request(
        new URL(String(input)),
        { method: init.method ?? 'GET', headers, ...(isHere ? { hostname: '127.0.0.1' } : {}) },
        (response) => void answerOf(response).then(resolve, reject),
      )
      asking.on('error', reject)
      asking.end(init.body as string | undefined) // the caller sends JSON
    })
}

async function answerOf(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer) // without an encoding a stream gives buffers
  return new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500 })
}
