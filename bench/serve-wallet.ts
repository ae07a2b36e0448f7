import { buildApp } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/base/environment.ts'
import { openHouse } from '../apps/server/src/house.ts'

/** The server as it is, without the site and without jobs, in a process of its own; ends when its standard input closes. */
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
