import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { untilAnswers } from '../launch/child.ts'
import { freePort } from '../launch/postgres.ts'
import { openLine, type HttpLine } from './http-line.ts'
import { measure, type Part, type Measured } from './measure.ts'
import { fillSessions, roundOf, sessions, signed, studioVariables } from './studio-calls.ts'

/** The server in its own process, called by a studio's protocol: signature, session, limits, posting. */
export type Studio = { server: Part; play: (seconds: number) => Promise<Measured>; close: () => Promise<void> }

const callers = 64

/** Starts the server, and creates players with open game sessions. */
export async function openStudio(ownerUrl: string, appUrl: string): Promise<Studio> {
  await fillSessions(ownerUrl)
  const port = await freePort()
  const key = () => randomBytes(32).toString('hex')
  const env = {
    PATH: process.env.PATH,
    TZ: 'UTC',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    MODE: 'sandbox',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: appUrl,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SANDBOX_ORIGIN: 'http://127.0.0.1:1',
    FIELD_KEY: key(),
    INDEX_KEY: key(),
    ...studioVariables,
    ACQUIRER_API_KEY: key(),
    ACQUIRER_WEBHOOK_SECRET: key(),
    SERVICE_SANDBOX_KEY: key(),
    SMS_API_KEY: key(),
    REGISTERS_API_KEY: key(),
  }
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'serve-wallet.ts')], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, 30, () => server.exitCode !== null)
  const lines = Array.from({ length: callers }, () => openLine(port))
  return {
    server: { pid: server.pid!, family: false }, // it answers, so it was started
    play: (seconds) => measure(callers, seconds, (caller) => playRound(lines[caller]!)), // one line per caller
    async close() {
      for (const line of lines) line.close()
      server.stdin.end()
      await ended
    },
  }
}

let rounds = 0

/** Sends a bet and its closing win as the studio does. */
async function playRound(line: HttpLine): Promise<number> {
  rounds += 1
  const { bet, win } = roundOf(Math.floor(Math.random() * sessions), `http${rounds}`, 0n)
  await call(line, 'bet', bet)
  await call(line, 'win', win)
  return 2
}

async function call(line: HttpLine, name: string, input: object): Promise<void> {
  const { path, body, headers } = signed(name, input)
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`)
  const answer = await line.post(path, lines.join(''), body)
  if (!answer.includes('"code":"OK"')) throw new Error(`The server answered ${answer}`)
}
