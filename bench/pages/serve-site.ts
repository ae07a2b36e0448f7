import { buildApp } from '../../apps/server/src/app.ts'
import { readEnvironment } from '../../apps/server/src/base/environment.ts'
import { openHouse } from '../../apps/server/src/house.ts'

/** Runs the players' site in its own process, without jobs; ends when standard input closes. */
const env = readEnvironment(process.env)
const { house, close } = await openHouse(env)
const app = await buildApp(house)
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
