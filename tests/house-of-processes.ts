import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { untilAnswers } from '../launch/child.ts'
import type { HouseForm, Variables } from './house-form.ts'

const tryAgain = 75
const root = join(import.meta.dirname, '..')

/** Server, sandbox and studio as the processes that `npm start` makes, for journeys in which one of them is killed. */
export const houseOfProcesses: HouseForm = async (variables, log) => {
  const around = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, NODE_ENV: 'production' }
  const sandbox = run('apps/sandbox/src/main.ts', { ...around, ...variables.sandbox })
  const studio = run('apps/studio/src/main.ts', { ...around, ...variables.studio })
  let closing = false
  let server: ChildProcess
  function runServer(): void {
    server = run('apps/server/src/main.ts', { ...around, ...variables.server }, log)
    // As `npm start` does: a server that found its database away while it began ends, and is started again.
    server.on('exit', (code) => code === tryAgain && !closing && runServer())
  }
  const untilReady = () =>
    untilAllAnswer(variables).catch((error: Error) => {
      throw new Error(`${error.message} The server's last words: ${log?.slice(-5).join('') ?? 'they are above.'}`)
    })
  runServer()
  await untilReady()
  return {
    async killServer() {
      server.kill('SIGKILL')
      await ended(server)
      runServer()
      await untilReady()
    },
    async close() {
      closing = true
      for (const child of [server, studio, sandbox]) child.stdin?.end()
      await Promise.all([ended(server), ended(studio), ended(sandbox)])
    },
  }
}

const untilAllAnswer = ({ server, sandbox, studio }: Variables) =>
  Promise.all([
    untilAnswers(`http://127.0.0.1:${sandbox.SANDBOX_PORT}/healthz`, 90, () => false),
    untilAnswers(`http://127.0.0.1:${studio.STUDIO_PORT}/readyz`, 90, () => false),
    untilAnswers(`http://127.0.0.1:${server.PORT}/readyz`, 90, () => false),
  ])

function run(script: string, env: NodeJS.ProcessEnv, kept?: string[]): ChildProcess {
  const child = spawn(join(root, 'node_modules/node/bin/node'), ['--disable-warning=ExperimentalWarning', join(root, script)], {
    env,
    stdio: ['pipe', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => kept?.push(text.toString()))
  return child
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.on('exit', () => resolve()))
}
