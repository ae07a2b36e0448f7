import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Sentence } from '../launch/sentence.ts'

/** The tree that this bench is part of. */
export const here = join(import.meta.dirname, '..')

/** Loads one of our modules from a tree, which may be that of another release. */
export const moduleAt = <Of>(tree: string, path: string): Promise<Of> => import(pathToFileURL(join(tree, path)).href) as Promise<Of> // the caller names it

/**
 * Puts the tree of a commit into `.cache/` and builds its site. It uses the packages that are installed here, and needs
 * the same ones.
 */
export function treeOf(commit: string): string {
  const name = git('rev-parse', '--short=12', '--verify', `${commit}^{commit}`)
  const tree = join(here, '.cache', `release-${name}`)
  if (!existsSync(join(tree, 'package.json'))) {
    rmSync(tree, { recursive: true, force: true })
    git('worktree', 'prune')
    git('worktree', 'add', '--detach', tree, name)
  }
  const isSame = readFileSync(join(tree, 'package-lock.json'), 'utf8') === readFileSync(join(here, 'package-lock.json'), 'utf8')
  const ran = isSame ? linkPackages(tree) : run('npm', ['ci', '--no-audit', '--no-fund'], tree)
  if (ran !== '') throw new Sentence(`The packages of ${commit} could not be installed: ${ran}`)
  const built = run(process.execPath, ['--disable-warning=ExperimentalWarning', 'launch/build-only.ts'], tree)
  if (built !== '') throw new Sentence(`The site of ${commit} could not be built: ${built}`)
  return tree
}

/** Links every package that is installed here, and the tree's own ones to itself. */
function linkPackages(tree: string): '' {
  const [from, to] = [join(here, 'node_modules'), join(tree, 'node_modules')]
  if (existsSync(to)) return ''
  mkdirSync(join(to, '@fairhouse'), { recursive: true })
  for (const entry of readdirSync(from)) if (entry !== '@fairhouse') symlinkSync(join(from, entry), join(to, entry))
  for (const folder of ['packages', 'apps'])
    for (const entry of readdirSync(join(tree, folder)))
      symlinkSync(join('../..', folder, entry), join(to, '@fairhouse', nameIn(join(tree, folder, entry))))
  symlinkSync('../../testing', join(to, '@fairhouse', nameIn(join(tree, 'testing'))))
  return ''
}

const nameIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name.replace('@fairhouse/', '') // a package has a name

/** Runs a program; returns what it said if it failed, else nothing. */
function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}` || 'it ended'
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: here, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  throw new Sentence(`git ${args.join(' ')}: ${stderr.trim()}`)
}
