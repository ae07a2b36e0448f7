// Installs the packages of `package-lock.json`, Node 24 included. Plain JavaScript, so that it runs on any Node from 20
// on.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const node24 = join(root, 'node_modules/node/bin/node')
const stamp = join(root, 'node_modules/.fairhouse-installed')

/** Installs the packages unless they are up to date. Exits with a sentence on failure. */
export function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    stop(
      `Fairhouse needs Node 20 or later to begin; this is Node ${process.versions.node}. Install a newer one, then run the command again.`,
    )
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once)…')
  // Not "npm ci": it refuses a lock file that lacks the binaries of a platform for which the registry has none.
  const ran = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (ran.status !== 0)
    stop(
      'The packages could not be installed; npm says why above. Check the network to the package registry and the free disk space, then run the command again.',
    )
  if (!existsSync(node24))
    stop(
      'npm did not bring Node 24 (package "node"). Let its install script run: npm config set ignore-scripts false, then run the command again.',
    )
  writeFileSync(stamp, wanted)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
