import { buildApp } from './app.ts'
import { readEnvironment } from './base/environment.ts'
import { openHouse, startWork } from './house.ts'

/** Opens the house, listens, and ends cleanly when told so or when the process that started it is gone. */
async function main(): Promise<void> {
  const env = readEnvironment(process.env)
  const { house, close } = await openHouse(env)
  const app = await buildApp(house)
  const work = await startWork(house)
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    house.push.close()
    await app.close()
    await work.close()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  process.stdin
    .on('end', () => void end())
    .on('error', () => void end())
    .resume()
  await app.listen({ port: env.port, host: env.host })
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
