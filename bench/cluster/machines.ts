import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Sentence } from '../../launch/sentence.ts'

/** Where the servers of a cluster stand: all at this computer's loopback, or each in a network of its own that can be cut off. */
export type Machines = {
  addressOf: (name: string) => string
  /** The addresses that may come to the database, as `pg_hba.conf` writes them. */
  network: string
  /** The command line that runs a program on one of the machines. */
  on: (name: string, command: string, args: readonly string[]) => [string, string[]]
  /** Takes its cable out. */
  cut: (name: string) => void
  /** Puts it in again. */
  join: (name: string) => void
  /** Ends whatever runs in the networks and takes them away. May be called twice. */
  close: () => void
}

/** All machines are this computer. */
export const onLoopback: Machines = {
  addressOf: () => '127.0.0.1',
  network: '127.0.0.1/32',
  on: (_, command, args) => [command, [...args]],
  cut: () => undefined,
  join: () => undefined,
  close: () => undefined,
}

const program = '/usr/sbin/ip'
// RFC 2544 keeps these addresses for benches; no network has them.
const prefix = '198.18.77.'

/**
 * Gives each machine a namespace of the kernel's for its network, joined by a bridge. They go when `close` is called,
 * and at the latest when this process ends. Needs root and `ip`.
 */
export function openNetworks(names: readonly string[]): Machines {
  if (process.getuid?.() !== 0 || !existsSync(program))
    throw new Sentence(
      'To cut a server off, each gets a network of its own: that needs root, and ip (apt-get install --no-install-recommends iproute2).',
    )
  const bridge = `fh${process.pid}`
  const spaceOf = (name: string) => `fairhouse-${process.pid}-${name}`
  const cableOf = (name: string) => `${bridge}${name}`
  const addressOf = (name: string) => `${prefix}${names.indexOf(name) + 2}`
  const close = () => {
    for (const name of names) removeSpace(spaceOf(name), cableOf(name))
    tried('link', 'del', bridge)
    process.off('exit', close)
  }
  process.on('exit', close)
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('addr', 'add', `${prefix}1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    for (const name of names) addSpace(spaceOf(name), cableOf(name), { bridge, address: `${addressOf(name)}/24` })
  } catch (error) {
    close()
    throw new Sentence(`The kernel gives no networks of their own here: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()}`) // what ip said
  }
  return {
    addressOf,
    network: `${prefix}0/24`,
    on: (name, command, args) => [program, ['netns', 'exec', spaceOf(name), command, ...args]],
    cut: (name) => void ip('link', 'set', cableOf(name), 'down'),
    join: (name) => void ip('link', 'set', cableOf(name), 'up'),
    close,
  }
}

function addSpace(space: string, cable: string, { bridge, address }: { bridge: string; address: string }): void {
  ip('netns', 'add', space)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', cable, 'master', bridge, 'up')
  ip('-n', space, 'link', 'set', 'lo', 'up')
  ip('-n', space, 'addr', 'add', address, 'dev', 'eth0')
  ip('-n', space, 'link', 'set', 'eth0', 'up')
}

function removeSpace(space: string, cable: string): void {
  for (const pid of tried('netns', 'pids', space).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has ended by itself meanwhile.
    }
  }
  tried('link', 'del', cable)
  tried('netns', 'del', space)
}

const ip = (...args: string[]): string => execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** What may be gone already. */
function tried(...args: string[]): string {
  try {
    return ip(...args)
  } catch {
    return ''
  }
}
