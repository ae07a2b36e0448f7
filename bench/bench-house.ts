import { randomBytes } from 'node:crypto'
import { readEnvironment } from '../apps/server/src/base/environment.ts'
import type { House } from '../apps/server/src/base/house.ts'
import { openHouse } from '../apps/server/src/house.ts'
import { freePort } from '../launch/postgres.ts'

/** Opens a house that is alike in this process and in the one that serves it. */
export async function openBenchHouse(databaseUrl: string): Promise<{ house: House; close: () => Promise<void>; variables: Variables }> {
  const variables = variablesOf(databaseUrl, await freePort())
  return { ...(await openHouse(readEnvironment(variables))), variables }
}

type Variables = Record<string, string>

function variablesOf(databaseUrl: string, officePort: number): Variables {
  const key = () => randomBytes(32).toString('hex')
  return {
    PATH: process.env.PATH ?? '',
    TZ: 'UTC',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    MODE: 'sandbox',
    SERVER_ROLE: 'web',
    PORT: '1',
    HOST: '127.0.0.1',
    OFFICE_PORT: String(officePort),
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: 'http://localhost:1',
    SANDBOX_ORIGIN: 'http://127.0.0.1:1',
    FIELD_KEY: key(),
    INDEX_KEY: key(),
    PLAYER_REF_KEY: key(),
    ACQUIRER_API_KEY: key(),
    ACQUIRER_WEBHOOK_SECRET: key(),
    STUDIO_ID: 'bench',
    STUDIO_KEY_ID: 'k1',
    STUDIO_SECRET: key(),
    SERVICE_SANDBOX_KEY: key(),
    SMS_API_KEY: key(),
    REGISTERS_API_KEY: key(),
  } satisfies Variables
}
