import { readEnvironment } from '../../apps/server/src/base/environment.ts'
import { openHouse } from '../../apps/server/src/house.ts'
import { buildOffice } from '../../apps/server/src/office/http/index.ts'
import { endWithInput } from '../end-with-input.ts'

/** Runs the office with its pages in its own process; ends when standard input closes. */
const env = readEnvironment(process.env)
const { house, close } = await openHouse(env)
const office = await buildOffice(house)
endWithInput(() => office.close(), close)
await office.listen({ port: env.officePort, host: env.host })
process.stdout.write('ready\n')
