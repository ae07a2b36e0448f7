import { openServer } from '../apps/server/src/open-server.ts'
import { readEnvironment } from '../apps/server/src/base/environment.ts'
import { openSandbox } from '@fairhouse/testing/sandbox/open-sandbox.ts'
import { openStudio } from '@fairhouse/testing/studio/open-studio.ts'
import type { HouseForm } from './house-form.ts'

/** Server, sandbox and studio in the process of the test, which has loaded their code once for all its files. */
export const houseInProcess: HouseForm = async (variables, log) => {
  const logTo = log && { write: (line: string) => void log.push(line) }
  const sandbox = await openSandbox(variables.sandbox)
  const studio = await openStudio(variables.studio)
  const server = await openServer(readEnvironment(variables.server), logTo)
  return {
    killServer: () => Promise.reject(new Error('Ask for a house of processes: startHouse(settings, { processes: true })')),
    async close() {
      await server.close()
      await studio.close()
      await sandbox.close()
    },
  }
}
