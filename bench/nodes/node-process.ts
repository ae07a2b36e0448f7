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
  /** What it complained of, each thing once with how often. */
  said: () => string[]
}

type Given = { name: string; role: 'web' | 'worker'; port: number; folder: string; variables: Record<string, string> }

const patienceSeconds = 120

/** Describes a node; it runs `apps/server/src/main.ts` of whichever tree it is started from. */
export function openNode({ name, role, port, folder, variables }: Given): Node {
  let running: Running | undefined
  const path = join(folder, `${name}.log`)
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
      const log = openSync(path, 'a')
      running = run(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/server/src/main.ts')], {
        env,
        log,
        cwd: root,
      })
      if (role === 'worker') return
      await untilAnswers(`http://127.0.0.1:${port}/readyz`, patienceSeconds, running.hasEnded)
      if (running.hasEnded()) throw new Error(readFileSync(path, 'utf8').slice(-1000))
    },
    end: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    said: () => complaintsIn(readFileSync(path, 'utf8')),
  }
}

/** The distinct complaints of a log, with how often each was made. */
function complaintsIn(log: string): string[] {
  const times = new Map<string, number>()
  for (const line of log.split('\n').filter(Boolean)) {
    const said = line.startsWith('{') ? wordsOf(JSON.parse(line) as Line) : line // a line of JSON is the server's
    times.set(said, (times.get(said) ?? 0) + 1)
  }
  return [...times].map(([said, count]) => `${count} × ${said}`)
}

type Line = { msg?: string; error?: { message?: string }; job?: { kind?: string }; path?: string }
const wordsOf = ({ msg = '', error, job, path }: Line): string => [job?.kind ?? path, msg, error?.message].filter(Boolean).join(': ')
