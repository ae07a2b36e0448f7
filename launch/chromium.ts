import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Sentence } from './sentence.ts'

/** The headless shell takes half the processor time of the full browser. */
const shell = 'chromium-headless-shell'
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the path of a Chromium for the journeys: CHROMIUM_PATH, an installed one, or one installed now if allowed.
 */
export function findChromium(env: NodeJS.ProcessEnv): string {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Sentence(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, where there is nothing. Set it to a Chromium, or unset it.`)
  }
  const found = installed(env, [shell]) ?? (install(env) ? installed(env, [shell]) : undefined) ?? installed(env, others)
  if (found) return found
  throw new Sentence(
    'The journeys need a Chromium and there is none. Install one (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
  )
}

function installed(env: NodeJS.ProcessEnv, names: readonly string[]): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Debian and its derivatives; needs root. */
function install(env: NodeJS.ProcessEnv): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log('Installing Chromium for the journeys (once)…')
  const quiet = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], // three streams
  } // the tuple that spawnSync expects
  spawnSync('apt-get', ['update', '-qq'], quiet)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell], quiet).status === 0
}
