import { buildApp } from './app.ts'
import { isAway } from '@fairhouse/process/database-away.ts'
import { readEnvironment } from './base/environment.ts'
import { Sentence } from '@fairhouse/process/sentence.ts'

/**
 * Starts the sandbox, waiting for its database, and ends it with its parent: on SIGTERM, on SIGINT, or when standard
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
  const { app } = await buildApp(environment, process.env.LOG_LEVEL || 'warn')
  close = () => app.close()
  await app.listen({ host: '127.0.0.1', port: environment.sandboxPort })
}

/** Returns a sentence for what a person can fix, and the error itself for anything unforeseen. */
function describe(error: Error & { code?: string; port?: number; address?: string }): unknown {
  if (error instanceof Sentence) return error.message
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is in use: set SANDBOX_PORT to a free one, then start again.`
  if (error.code === '28P01' || error.code === '28000')
    return 'The database refuses the login in SANDBOX_DATABASE_URL: correct it, then start again.'
  if (error.code === '3D000') return 'The database that SANDBOX_DATABASE_URL names is not there: create it, then start again.'
  if (error.code === '3F000')
    return 'The schema "sandbox" is not there: let the product migrate its database, then start the sandbox again.'
  return error
}

main().catch((error: Error) => {
  console.error(describe(error))
  // Exit code 75 asks to be restarted, because the database went away again.
  process.exit(isAway(error) ? 75 : 1)
})
