import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { House } from '../../apps/server/src/base/house.ts'
import { listRoles } from '../../apps/server/src/office/roles/role.sql.ts'
import { seedRoles } from '../../apps/server/src/office/roles/index.ts'
import { beginOfficeSession, officeCookie } from '../../apps/server/src/office/sign-in/office-session.ts'
import { inviteLocally } from '../../apps/server/src/office/staff/invite-locally.ts'
import { writeStaffState } from '../../apps/server/src/office/records/staff.sql.ts'

/** A call over HTTP and what it asks; a GET has it in its query, a POST under `input`. */
export type Asked = { at: string; input: Readonly<Record<string, unknown>> }

/** The office in its own process, and somebody at its desk who may read everything. */
export type Desk = {
  origin: string
  cookie: { name: string; value: string }
  /** Makes a call; throws if it is refused. */
  ask: (asked: Asked) => Promise<void>
  close: () => Promise<void>
}

// What one network may ask in a minute is less than a bench asks.
const networks = Array.from({ length: 40 }, (_, n) => `127.0.7.${n + 1}`)

/** Serves the office and signs somebody in. */
export async function openDesk(house: House, variables: Record<string, string>): Promise<Desk> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'serve-office.ts')], {
    env: variables,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const { officePort, officeOrigin } = house.env
  await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The office could not be served; see above why.'))),
  ])
  const value = await signIn(house)
  const agents = networks.map((localAddress) => new Agent({ keepAlive: true, localAddress }))
  let asked = 0
  const headers = { host: new URL(officeOrigin).host, origin: officeOrigin, cookie: `${officeCookie}=${value}` }
  return {
    origin: officeOrigin,
    cookie: { name: officeCookie, value },
    ask: (what) => send(agents[(asked += 1) % agents.length]!, officePort, headers, what), // the remainder is one of them
    async close() {
      for (const agent of agents) agent.destroy()
      server.stdin.end()
      await ended
    },
  }
}

/** Somebody with every role, so that no list is empty for want of a permission. */
async function signIn(house: House): Promise<string> {
  await seedRoles(house)
  const person = { name: 'Bench', email: 'bench@example.com' }
  let id: bigint | undefined
  for (const { name: role } of await listRoles(house.db, house.clock.now())) {
    const invited = await inviteLocally(house, { ...person, role }, 'cli:bench')
    if (typeof invited === 'string') throw new Error(invited)
    id = invited.id
  }
  if (id === undefined) throw new Error('the house has no roles')
  await writeStaffState(house.db, id, 'active', null)
  return beginOfficeSession(house.db, house, id, 'bench')
}

function send(agent: Agent, port: number, headers: Record<string, string>, { at, input }: Asked): Promise<void> {
  const [method = 'GET', path = '/'] = at.split(' ')
  const isGet = method === 'GET'
  return new Promise((resolve, reject) => {
    const url = isGet ? `${path}?${new URLSearchParams(input as Record<string, string>)}` : path // the query of a GET is made of texts
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: { ...headers, ...(isGet ? {} : { 'content-type': 'application/json' }) },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${at} answered ${response.statusCode}: ${Buffer.concat(parts).toString()}`)),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(isGet ? undefined : JSON.stringify({ input }))
  })
}
