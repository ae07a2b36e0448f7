import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilAnswers } from '../../launch/child.ts'
import { run, type Running } from './child-process.ts'

/** A node that is ended and started again at its port: the site, or the work without one. */
export type Node = {
  start: (root: string) => Promise<void>
  /** Ends it as an operator does: it drains first. */
  end: () => Promise<void>
  kill: () => Promise<void>
}

type Given = { name: string; role: 'web' | 'worker'; port: number; folder: string; variables: Record<string, string> }

const patienceSeconds = 120

/** Describes a node; it runs `apps/server/src/main.ts` of whichever tree it is started from. */
export function openNode({ name, role, port, folder, variables }: Given): Node {
  let running: Running | undefined
  const end = async (signal: NodeJS.Signals) => {
    await running?.end(signal)
    running = undefined
  }
  return {
    async start(root) {
      const env = {
        ...variables,
        SERVER_ROLE: role,
        PORT: String(port),
        OFFICE_PORT: '0',
        NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      }
      const path = join(folder, `${name}.log`)
      const log = openSync(path, 'a')
      running = run(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/server/src/main.ts')], {
        env,
        log,
        cwd: root,
      })
      if (role === 'web')
        await untilAnswers(`http://127.0.0.1:${port}/readyz`, patienceSeconds, () => false).catch((error: unknown) => {
          throw new Error(readFileSync(path, 'utf8').slice(-1000), { cause: error })
        })
    },
    end: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
