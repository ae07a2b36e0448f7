import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres, type EmbeddedPostgres } from './postgres.ts'
import { messageOf } from './sentence.ts'

/** An embedded PostgreSQL server that is restarted on the same port when it ends unexpectedly. */
export type KeptPostgres = Pick<EmbeddedPostgres, 'url' | 'stop'>

const longestWaitMs = 1000

/**
 * Starts the embedded server and restarts it until it is stopped. Fails only if the first start fails; later starts are
 * retried.
 */
export async function keepPostgres(folder: string, password: string, settings: Record<string, string> = {}): Promise<KeptPostgres> {
  let server = await startPostgres(folder, password, settings)
  let restarting: Promise<void> | undefined
  let stopping = false
  watch()
  return {
    url: server.url,
    async stop() {
      stopping = true
      await restarting
      await server.stop()
    },
  }

  function watch(): void {
    void server.ended.then((code) => {
      if (!stopping) restarting = restart(code)
    })
  }

  async function restart(code: number | null): Promise<void> {
    console.error(`The database server ended by itself (code ${code}) and is started again; nothing that was committed is lost.`)
    let said = ''
    for (let waitMs = 50; !stopping; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      try {
        server = await startPostgres(folder, password, { ...settings, port: String(server.port) })
        return watch()
      } catch (error) {
        if (messageOf(error) !== said) console.error(messageOf(error))
        said = messageOf(error)
        await wait(waitMs)
      }
    }
  }
}
