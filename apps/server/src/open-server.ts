import type { DestinationStream } from 'pino'
import { buildApp } from './app.ts'
import { systemClock } from './base/clock.ts'
import type { Environment } from './base/environment.ts'
import { openHouse, startWork, type RunningHouse } from './house.ts'

/** Opens the house, starts its work and listens; `close` ends all of it in order. The log goes to standard output unless another place is named. */
export async function openServer(env: Environment, logTo?: DestinationStream): Promise<RunningHouse> {
  const { house, close } = await openHouse(env, systemClock(), logTo)
  const app = await buildApp(house)
  const work = await startWork(house)
  await app.listen({ port: env.port, host: env.host })
  return {
    house,
    async close() {
      house.push.close()
      await app.close()
      await work.close()
      await close()
    },
  }
}
