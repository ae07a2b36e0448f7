import { isAway } from '@fairhouse/process/database-away.ts'
import { Sentence } from '@fairhouse/process/sentence.ts'
import { buildApp } from './app.ts'
import { readEnvironment } from './base/environment.ts'

/**
 * Starts the studio, waiting for its database, and ends it with its parent: on SIGTERM, on SIGINT, or when standard
 * input closes.
 */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  let close = async (): Promise<void> => undefined
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), 10_000).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
  process.stdin.resume()
  for (const event of ['end', 'close', 'error']) process.stdin.on(event, () => void end())
  const { app } = await buildApp(environment, { logLevel: process.env.LOG_LEVEL || 'warn' })
  close = () => app.close()
  await app.listen({ host: environment.host, port: environment.port })
}

/** Returns a sentence for what a person can fix, and the error itself for anything unforeseen. */
function describe(error: Error & { code?: string; port?: number }): unknown {
  if (error instanceof Sentence) return error.message
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is in use: set STUDIO_PORT to a free one, then start again.`
  if (error.code === '28P01' || error.code === '28000')
    return 'The database refuses the login in STUDIO_DATABASE_URL: correct it, then start again.'
  if (error.code === '3D000') return 'The database that STUDIO_DATABASE_URL names is not there: create it, then start again.'
  if (error.code === '42501')
    return 'The login in STUDIO_DATABASE_URL may not make the schema "studio": let it own its database, then start again.'
  return error
}

main().catch((error: Error) => {
  console.error(describe(error))
  // Exit code 75 asks to be restarted, because the database went away again.
  process.exit(isAway(error) ? 75 : 1)
})
