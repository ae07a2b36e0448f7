import { connect } from 'node:net'

/** What a virus scan says of a file. */
type Verdict = { verdict: 'clean' } | { verdict: 'found'; name: string } | { verdict: 'away'; why: string }

/** Where clamd listens, and how long it may take. */
type Clamd = { host: string; port: number; timeoutMs: number }

const chunkBytes = 64 * 1024
const mostOfAnswer = 4096

/**
 * Has clamd scan a file: `zINSTREAM`, then length-prefixed chunks, then a length of 0. It answers `stream: OK` or
 * `stream: <name> FOUND`; anything else (silence, an error, its size limit) means unscanned.
 */
export function scanWithClamd({ host, port, timeoutMs }: Clamd, content: Buffer): Promise<Verdict> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    let answer = ''
    let over = false
    const end = (verdict: Verdict) => {
      if (over) return
      over = true
      clearTimeout(timer)
      socket.destroy()
      resolve(verdict)
    }
    const timer = setTimeout(() => end({ verdict: 'away', why: 'no answer in time' }), timeoutMs)
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < content.length; at += chunkBytes) writeChunk(content.subarray(at, at + chunkBytes))
      writeChunk(Buffer.alloc(0))
    })
    const writeChunk = (chunk: Buffer) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (chunk.length > 0) socket.write(chunk)
    }
    socket.on('data', (part) => {
      answer += part.toString('utf8')
      if (answer.includes('\0') || answer.length > mostOfAnswer) end(verdictOf(answer))
    })
    // clamd may answer and close while we are still writing; an answer received by then counts.
    socket.on('error', (error) => end(answer ? verdictOf(answer) : { verdict: 'away', why: error.message }))
    socket.on('close', () => end(verdictOf(answer)))
  })
}

/** Reads clamd's answer, which ends with a zero byte; a truncated one counts as none. */
export function verdictOf(answer: string): Verdict {
  const end = answer.indexOf('\0')
  const said = answer.slice(0, Math.max(end, 0)).trim()
  if (said === 'stream: OK') return { verdict: 'clean' }
  const [, name] = /^stream: (.+) FOUND$/.exec(said) ?? []
  return name === undefined ? { verdict: 'away', why: said.slice(0, 200) || 'closed without an answer' } : { verdict: 'found', name }
}
