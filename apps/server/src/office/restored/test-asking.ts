// A process of its own, which asks everybody as the worker of a restored house does and kills itself (SIGKILL) before its
// step LAST_STEP: a statement to the database, or a call to the outside.
import pg from 'pg'
import { readEnvironment } from '../../base/environment.ts'
import { readClockOffset } from '../../base/database/notify.sql.ts'
import { systemClock } from '../../base/clock.ts'
import { openHouse } from '../../house.ts'
import { askEverybody } from './index.ts'

const last = Number(process.env.LAST_STEP)
const clock = systemClock()
const { house, close } = await openHouse(readEnvironment(process.env), clock)
clock.setOffset(await readClockOffset(house.db))

let steps = 0
const step = () => {
  steps += 1
  if (steps === last) process.kill(process.pid, 'SIGKILL')
}
const { query } = pg.Client.prototype
function counted(this: pg.Client, ...given: unknown[]): unknown {
  step()
  return Reflect.apply(query, this, given)
}
pg.Client.prototype.query = counted as typeof query // it has many forms, and each is passed on as it is
const { fetch } = globalThis
globalThis.fetch = (...given) => {
  step()
  return fetch(...given)
}

await askEverybody(house)
console.log(steps)
await close()
process.exit(0)
