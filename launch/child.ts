import { spawn, type ChildProcess } from 'node:child_process'
import { Sentence } from './sentence.ts'

/** A child process that is restarted when it dies. It ends when our pipe to its standard input closes. */
export type Child = { stop: () => Promise<void>; pid: () => number | undefined; works: () => void }

const shortestMs = 200
const longestMs = 5000
const mostRestarts = 20

/**
 * Runs a script on this Node and restarts it, waiting longer each time it dies within a minute. Until `works` is
 * called, a script that exits by itself or keeps dying is given up, since it has printed why. Afterwards it is always
 * restarted, because the other processes depend on it.
 */
export function keepRunning(script: string, env: NodeJS.ProcessEnv, gaveUp: (error: Sentence) => void): Child {
  let child: ChildProcess
  let stopping = false
  let worked = false
  let restarts: number[] = []

  function start(): void {
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      env,
      stdio: ['pipe', 'inherit', 'inherit'],
      detached: true,
    })
    // Writing to a process that has died fails.
    child.stdin?.on('error', () => undefined)
    child.on('exit', (code, signal) => {
      if (stopping) return
      restarts = [...restarts.filter((at) => at > Date.now() - 60_000), Date.now()]
      if (!worked && (code === 1 || restarts.length > mostRestarts))
        return gaveUp(new Sentence(`${script} ended with code ${code}; see above why.`))
      console.error(`${script} ended (${signal ?? `code ${code}`}) and is started again.`)
      setTimeout(() => !stopping && start(), Math.min(shortestMs * 2 ** (restarts.length - 1), longestMs))
    })
  }

  start()
  return {
    pid: () => child.pid,
    works: () => void (worked = true),
    stop: () =>
      new Promise((resolve) => {
        stopping = true
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        const hard = setTimeout(() => child.kill('SIGKILL'), 15_000 + Number(env.DRAIN_SECONDS ?? 0) * 1000)
        child.on('exit', () => {
          clearTimeout(hard)
          resolve()
        })
        child.stdin?.end()
      }),
  }
}

/** Waits until an address answers 200. */
export async function untilAnswers(url: string, seconds: number, over: () => boolean): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!over()) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    if (Date.now() > deadline) throw new Sentence(`${url} did not answer within ${seconds} seconds; see above why.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
