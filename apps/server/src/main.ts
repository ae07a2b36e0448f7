import { buildApp } from './app.ts'
import { openDatabase } from './base/database.ts'
import { DatabaseAway } from './base/database-away.ts'
import { readEnvironment } from './base/environment.ts'
import { requireInstallation } from './base/require-installation.ts'
import { proxySentence } from './base/trusted-proxies.ts'
import { untilDatabaseAnswers } from './base/until-database-answers.ts'
import { openHouse, startWork } from './house.ts'

let close = async (): Promise<void> => undefined

/** Waits for the database, opens the house, listens, and ends cleanly when told so or when the process that started it is gone. */
async function main(): Promise<void> {
  endWhenTold()
  const env = readEnvironment(process.env)
  const first = openDatabase(env.databaseUrl, 1)
  await untilDatabaseAnswers(first, console.error)
  await requireInstallation(first, env)
  await first.close()
  const { house, close: closeHouse } = await openHouse(env)
  close = closeHouse
  const warning = proxySentence(house.settings, env.mode)
  if (warning) console.error(warning)
  const app = await buildApp(house)
  const work = await startWork(house)
  close = async () => {
    house.push.close()
    await app.close()
    await work.close()
    await closeHouse()
  }
  await app.listen({ port: env.port, host: env.host })
}

function endWhenTold(): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    close().then(
      () => process.exit(0),
      (error: Error) => failed(error),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  process.stdin.on('end', end).on('error', end).resume()
}

const tryAgain = 75 // EX_TEMPFAIL: whoever keeps us running starts us again

function failed(error: Error): never {
  console.error(error.message)
  process.exit(error instanceof DatabaseAway ? tryAgain : 1)
}

await main().catch(failed)
