import { buildApp } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/base/environment.ts'
import { openHouse } from '../apps/server/src/house.ts'
import { endWithInput } from './end-with-input.ts'

/** Runs the server without site and jobs, in its own process; ends when standard input closes. */
const env = readEnvironment(process.env)
const { house, close } = await openHouse(env)
const app = await buildApp(house, { site: false })
endWithInput(() => app.close(), close)
await app.listen({ port: env.port, host: env.host })
