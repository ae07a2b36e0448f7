#!/usr/bin/env node
// Runs one of our TypeScript files on Node 24, installing first what is missing: `node launch/run.mjs FILE ARGS…`.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { install, node24, root } from './install.mjs'

/**
 * Runs a script attached to the terminal and exits with its exit code. The script ends when this process does. With
 * `reads` it gets our standard input, else a pipe whose end tells it that we are gone.
 */
export function runScript(file, args, { reads = false } = {}) {
  install()
  const child = spawn(node24, ['--disable-warning=ExperimentalWarning', resolve(root, file), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: [reads ? 'inherit' : 'pipe', 'inherit', 'inherit'],
    env: {
      // Node's compile cache halves the start of the next process.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
  endWithParents(child)
}

/** npm runs us through a shell. If npm is killed, neither that shell nor we are notified. */
function endWithParents(child) {
  if (process.platform !== 'linux') return
  const before = ancestors()
  setInterval(() => {
    if (ancestors() === before) return
    if (child.stdin) child.stdin.end()
    else child.kill()
    setTimeout(() => process.exit(1), 15_000)
  }, 1000).unref()
}

function ancestors() {
  try {
    const parent = process.ppid
    if (!process.env.npm_execpath) return `${parent}`
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8'))?.[1]}`
  } catch {
    return 'gone'
  }
}

if (process.argv[1] && resolve(process.argv[1]) === join(root, 'launch/run.mjs')) {
  const [file, ...args] = process.argv.slice(2)
  runScript(file, args)
}
