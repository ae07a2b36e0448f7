import { generateKeySync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '../apps/server/src/base/clock.ts'
import type { Environment } from '../apps/server/src/base/environment.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { openHouse } from '../apps/server/src/house.ts'
import { changeSetting } from '../apps/server/src/settings/settings.ts'
import { hashPassword } from '../apps/server/src/people/passwords/password.ts'
import { writeBenchPlayer } from './bench-player.ts'
import { measure, type Measured } from './measure.ts'

/** Logins with a wrong password, for existing accounts and for unknown names. */
export type Logins = { try: (who: 'known' | 'unknown', seconds: number) => Promise<Measured>; close: () => Promise<void> }

const players = 500
const callers = 4
const key = () => generateKeySync('hmac', { length: 256 })

/** Calls the server in-process, without a network, so that only its own work and the database's is measured. */
export async function openLogins(appUrl: string): Promise<Logins> {
  const { house, close } = await openHouse(environment(appUrl), systemClock())
  const limits = { 'signIn.addressLimit': 10_000, 'signIn.hackLimit': 50, 'be.captcha.afterFailedLogins': 0 }
  for (const [name, value] of Object.entries(limits)) await changeSetting(house.db, name, value, house.clock.now(), 'cli:bench')
  await house.settings.reload()
  const app = await buildApp(house, { site: false })
  const passwordHash = await hashPassword('Violet7Harbour')
  for (let at = 0; at < players; at += 1) await writeBenchPlayer(house, 9_000_000n + BigInt(at), loginOf('known', at), passwordHash)
  let asked = 0
  return {
    try: (who, seconds) => measure(callers, seconds, () => logIn(app, loginOf(who, (asked += 1) % players), asked)),
    async close() {
      await app.close()
      await close()
    },
  }
}

const loginOf = (who: 'known' | 'unknown', at: number) => `${who}${at}@example.com`

async function logIn(app: FastifyInstance, login: string, asked: number): Promise<number> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/login',
    // A different address for each login, so that none is frozen.
    remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    payload: JSON.stringify({ login, password: 'Wrong7Harbour' }),
  })
  if (response.statusCode !== 401) throw new Error(`The server answered ${response.statusCode}: ${response.body}`)
  return 1
}

function environment(databaseUrl: string): Environment {
  return {
    mode: 'sandbox',
    host: '127.0.0.1',
    port: 0,
    officePort: 0,
    officeOrigin: 'http://office.localhost:3100',
    officeFilesPort: 0,
    officeFilesOrigin: 'http://files.office.localhost:3101',
    publicOrigin: 'http://localhost:3000',
    sandboxOrigin: 'http://127.0.0.1:9',
    sandboxAntivirus: '',
    smtpUrl: 'smtp://127.0.0.1:9',
    databaseUrl,
    logLevel: 'silent',
    settingsFile: '',
    metricsToken: '',
    fieldKey: key(),
    indexKey: key(),
    playerRefKey: key(),
    acquirer: { apiKey: 'bench', webhookSecret: 'bench' },
    studio: { id: 'bench', keyId: 'k1', secret: 'bench' },
    serviceSecret: () => 'bench',
    vapidKey: '',
    auditKey: '',
    auditAnchor: '',
    smsApiKey: 'bench',
    registersApiKey: 'bench',
  }
}
