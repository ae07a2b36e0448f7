import { buildApp } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/base/environment.ts'
import { openHouse } from '../apps/server/src/house.ts'

/** Runs the server without site and jobs, in its own process; ends when standard input closes. */
const env = readEnvironment(process.env)
const { house, close } = await openHouse(env)
const app = await buildApp(house, { site: false })
process.stdin
  .on(
    'end',
    () =>
      void app
        .close()
        .then(close)
        .then(() => process.exit(0)),
  )
  .resume()
await app.listen({ port: env.port, host: env.host })
