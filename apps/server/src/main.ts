import { readEnvironment } from './base/environment.ts'
import { openServer } from './open-server.ts'

/** Opens the server, and ends it cleanly when told so or when the process that started it is gone. */
async function main(): Promise<void> {
  const server = await openServer(readEnvironment(process.env))
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  process.stdin
    .on('end', () => void end())
    .on('error', () => void end())
    .resume()
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
