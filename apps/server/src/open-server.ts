import { setTimeout as pause } from 'node:timers/promises'
import type { DestinationStream } from 'pino'
import { buildApp } from './app.ts'
import { buildOfficeFiles } from './office/files/index.ts'
import { buildOffice } from './office/http/index.ts'
import { systemClock } from './base/clock.ts'
import type { Environment } from './base/environment.ts'
import type { House } from './base/house.ts'
import { openHouse, type RunningHouse } from './house.ts'
import { furnish, startWork } from './work.ts'

type Wait = (ms: number) => Promise<unknown>

/**
 * Opens the house and does what its role says: listens, does the work that is due, or both. `close` ends all of it in order. The log goes
 * to standard output unless another place is named; `wait` is how the drain lets time pass.
 */
export async function openServer(env: Environment, logTo?: DestinationStream, wait: Wait = pause): Promise<RunningHouse> {
  const { house, close } = await openHouse(env, systemClock(), logTo)
  const app = env.role === 'worker' ? undefined : await buildApp(house)
  const hasOffice = env.role !== 'worker' && env.officePort > 0
  const office = hasOffice ? await buildOffice(house) : undefined
  const files = hasOffice ? buildOfficeFiles(house) : undefined
  await furnish(house)
  const work = env.role === 'web' ? undefined : startWork(house)
  await app?.listen({ port: env.port, host: env.host })
  await office?.listen({ port: env.officePort, host: env.host })
  await files?.listen({ port: env.officeFilesPort, host: env.host })
  return {
    house,
    async close() {
      const working = work?.close()
      await drained(house, wait)
      house.push.close()
      await Promise.all([app, office, files].map(async (one) => one?.close()))
      await working
      await close()
    },
  }
}

/** Says that it is not ready and goes on answering, until proxies have seen it and send nobody here any more. */
async function drained({ drain, env }: House, wait: Wait): Promise<void> {
  drain.begin()
  if (env.role !== 'worker' && env.drainSeconds) await wait(env.drainSeconds * 1000)
}
