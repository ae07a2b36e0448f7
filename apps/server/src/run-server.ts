import { openDatabase } from './base/database/database.ts'
import { DatabaseAway } from './base/database/database-away.ts'
import { readEnvironment } from './base/environment.ts'
import { requireInstallation } from './base/installation/require-installation.ts'
import { proxySentence } from './base/http/trusted-proxies.ts'
import { untilDatabaseAnswers } from './base/database/until-database-answers.ts'
import { openServer } from './open-server.ts'

let close = async (): Promise<void> => undefined

/** Waits for the database, opens the server, and ends cleanly when told so or when the process that started it is gone. */
export const runServer = (variables: NodeJS.ProcessEnv): Promise<void> => run(variables).catch(failed)

async function run(variables: NodeJS.ProcessEnv): Promise<void> {
  endWhenTold()
  const env = readEnvironment(variables)
  const first = openDatabase(env.databaseUrl, { connections: 1 })
  await untilDatabaseAnswers(first, console.error)
  await requireInstallation(first, env)
  await first.close()
  const { house, close: closeServer } = await openServer(env)
  close = closeServer
  const warning = proxySentence(house.settings, env.mode)
  if (warning) console.error(warning)
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
