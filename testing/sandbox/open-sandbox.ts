import { buildApp } from '../../apps/sandbox/src/app.ts'
import { readEnvironment } from '../../apps/sandbox/src/base/environment.ts'

/** A sandbox inside the process of the test. */
export type OpenSandbox = { origin: string; close: () => Promise<void> }

/** Opens the sandbox on the port of its variables, the same ones that its own process reads; it answers when this resolves. */
export async function openSandbox(variables: NodeJS.ProcessEnv): Promise<OpenSandbox> {
  const environment = readEnvironment(variables)
  const { app, world } = await buildApp(environment, variables.LOG_LEVEL ?? 'error')
  await app.listen({ host: '127.0.0.1', port: environment.sandboxPort })
  return { origin: world.origin, close: () => app.close() }
}
