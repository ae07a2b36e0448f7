import { chownSync, readFileSync } from 'node:fs'

const isRoot = process.getuid?.() === 0

/** The command line that runs a program as `postgres` where we are root, as which PostgreSQL and its tools refuse to run. */
export function asPostgres(command: string, args: readonly string[]): [string, string[]] {
  if (!isRoot) return [command, [...args]]
  const [uid, gid] = postgresUser()
  return ['setpriv', ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups', command, ...args]]
}

/** Gives files and folders to whom `asPostgres` runs programs as. */
export function giveToPostgres(...paths: readonly string[]): void {
  if (isRoot) for (const path of paths) chownSync(path, ...postgresUser())
}

function postgresUser(): [number, number] {
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return [Number(uid), Number(gid)]
}
