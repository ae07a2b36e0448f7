import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from './sentence.ts'

const cache = join(import.meta.dirname, '../.cache/tools')

/**
 * Returns the folder of a tool that only the wide run needs, installed once at an exact version beside the project's
 * own packages.
 */
export function findExtraTool(name: string, version: string): string {
  const place = join(cache, `${name}-${version}`)
  const folder = join(place, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  console.error(`Installing ${name} ${version} (once)…`)
  mkdirSync(place, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, '--prefix', place, `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0 && existsSync(join(folder, 'package.json'))) return folder
  throw new Sentence(`${name} ${version} could not be installed. Make sure that npm reaches its registry, then try again.`)
}
