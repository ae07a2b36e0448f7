import { spawn, type ChildProcess } from 'node:child_process'

/** A process of a bench: its id, and how to end it, in order or at once. */
export type Running = { pid: number; hasEnded: () => boolean; end: (signal: NodeJS.Signals) => Promise<void> }

type Options = { env?: NodeJS.ProcessEnv; log: number; cwd?: string }

const running = new Set<ChildProcess>()
// A bench that is interrupted leaves nothing behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program whose standard input is a pipe from us; what it says goes to a file. */
export function run(command: string, args: readonly string[], { env = { PATH: process.env.PATH }, log, cwd }: Options): Running {
  const child = spawn(command, args, { env, stdio: ['pipe', log, log], cwd: cwd ?? process.cwd() })
  child.stdin?.on('error', () => undefined)
  running.add(child)
  child.once('exit', () => running.delete(child))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return { pid: child.pid ?? 0, hasEnded, end: (signal) => ended(child, signal) }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
