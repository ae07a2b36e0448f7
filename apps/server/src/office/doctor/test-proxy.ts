import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a proxy does with the forwarding header. */
export type Forwarding = 'replaces' | 'appends' | 'passes on' | 'drops'

/** Opens a proxy on this computer in front of a port, for visitors from one address. */
export async function openTestProxy(
  port: number,
  forwarding: Forwarding,
  visitor = '203.0.113.9',
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((incoming, answer) => {
    const came = String(incoming.headers['x-forwarded-for'] ?? '')
    const told = { replaces: visitor, appends: `${came}, ${visitor}`, 'passes on': came, drops: undefined }[forwarding]
    const { 'x-forwarded-for': _, ...headers } = incoming.headers
    const onward = request(
      {
        port,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: { ...headers, ...(told ? { 'x-forwarded-for': told } : {}) },
      },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers)
        came.pipe(answer)
      },
    )
    onward.on('error', () => answer.writeHead(502).end())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() } // it listens on TCP
}
