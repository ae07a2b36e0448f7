import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ruleSets } from '@fairhouse/country-rules'

/** The exclusion registers as their protocols look from here: everybody is clear except those a test names. */
export type TestRegisters = {
  urls: Record<string, string>
  /** Excluded national ids (digits only) and last names. */
  excluded: Set<string>
  /** What happens instead of an answer. */
  fault: 'none' | 'away' | 'nonsense' | 'silent'
  /** The requests received, newest last. */
  asked: { register: string; key: string | undefined; body: string }[]
  close: () => Promise<void>
}

/** Starts a test house's registers. */
export async function openTestRegisters(): Promise<TestRegisters> {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const register = request.url?.slice(1) ?? ''
      const key = request.headers['x-api-key'] ?? request.headers.authorization
      registers.asked.push({ register, key: key?.toString(), body })
      if (registers.fault === 'silent') return request.socket.destroy()
      if (registers.fault === 'away') return response.writeHead(503).end()
      if (registers.fault === 'nonsense') return response.writeHead(200).end('{}')
      const { headers, answer } = answerOf(register, body, registers.excluded)
      return response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  const names = new Set(Object.values(ruleSets).flatMap((versions) => versions.flatMap(({ exclusion }) => exclusion.registers)))
  const urls = Object.fromEntries([...names].map((name) => [name, `http://127.0.0.1:${port}/${name}`]))
  const registers: TestRegisters = {
    urls,
    excluded: new Set(),
    fault: 'none',
    asked: [],
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
  return registers
}

function answerOf(register: string, body: string, excluded: Set<string>): { headers: Record<string, string>; answer: string } {
  if (register === 'gamstop') {
    const lastName = new URLSearchParams(body).get('lastName') ?? ''
    return { headers: { 'x-exclusion': excluded.has(lastName) ? 'Y' : 'N', 'x-unique-id': 'proof-1' }, answer: '' }
  }
  const asked = JSON.parse(body) as Record<string, string | undefined> // what our adapters send
  if (register === 'spelpaus') {
    const isBlocked = excluded.has(asked.subjectId ?? '')
    return { headers: {}, answer: JSON.stringify({ isBlocked, requestId: asked.requestId, responseId: 'proof-1' }) }
  }
  if (register === 'epis') {
    const isExcluded = excluded.has(`${asked.firstName} ${asked.name}`)
    return { headers: {}, answer: JSON.stringify({ requestId: asked.requestId, excluded: isExcluded, reference: 'proof-1' }) }
  }
  if (register !== 'cruks') {
    const answer = excluded.has(asked.lastName ?? '') ? 'excluded' : asked.lastName === 'Nobody' ? 'unknownPerson' : 'clear'
    return { headers: {}, answer: JSON.stringify({ requestId: asked.requestId, answer, proof: 'proof-1' }) }
  }
  const cruksCode = asked.bsn === '999999990' ? null : 'cruks-1'
  return { headers: {}, answer: JSON.stringify({ reference: asked.reference, cruksCode, isRegistered: excluded.has(asked.bsn ?? '') }) }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a stream without an encoding yields buffers
  return Buffer.concat(chunks).toString('utf8')
}
