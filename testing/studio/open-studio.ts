import { buildApp } from '../../apps/studio/src/app.ts'
import { readEnvironment } from '../../apps/studio/src/base/environment.ts'

/** A studio inside the process of the test. */
export type OpenStudio = { close: () => Promise<void> }

/** Opens the studio on the port of its variables, the same ones that its own process reads; it answers when this resolves. */
export async function openStudio(variables: NodeJS.ProcessEnv): Promise<OpenStudio> {
  const environment = readEnvironment(variables)
  const { app } = await buildApp(environment, { logLevel: variables.LOG_LEVEL ?? 'error' })
  await app.listen({ host: environment.host, port: environment.port })
  return { close: () => app.close() }
}
