import { join } from 'node:path'
import pg from 'pg'
import type * as houses from '../../apps/server/src/house.ts'
import type * as wallets from '../../apps/server/src/money/wallet/index.ts'
import type * as hashing from '../../apps/server/src/people/passwords/password.ts'
import type * as begun from '../../apps/server/src/people/sessions/session.ts'
import type * as changing from '../../apps/server/src/settings/settings.ts'
import type * as benchHouse from '../bench-house.ts'
import type * as benchPlayer from '../bench-player.ts'
import type { House } from '../../apps/server/src/base/house.ts'
import { moduleAt } from '../tree.ts'
import { fillSessions, studioVariables } from '../studio-calls.ts'
import { fillWallets, firstPlayer } from '../wallets.ts'

const password = 'Violet7Harbour'
/** What each wallet for bets begins with, in minor units. */
export const cashOfWallet = 1_000_000_000_000n
const budgets = ['calls', 'files', 'pages', 'probes', 'logins', 'deposits'].map(
  (name) => [`be.${name}PerAddressPerMinute`, 1_000_000] as const,
)
const settings: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(budgets),
  'country.trustedProxies': ['127.0.0.0/8'],
  'signIn.addressLimit': 10_000,
  'be.captcha.afterFailedLogins': 0,
}

/** Who visits a house, and the variables that its nodes are started with. */
export type Furnished = { logins: string[]; password: string; cookies: string[]; variables: Record<string, string> }

/** How many players visit, and how wallets for the bets are made. */
type Furnishing = { players?: number; fill?: () => Promise<void> }

/** Fills a house: wallets and game sessions for bets, players who log in, sessions of players who look at pages and listen. `tree` is of the release of the database. */
export async function furnishForNodes(
  ownerUrl: string,
  appUrl: string,
  tree: string,
  { players = 8, fill = () => fillWallets(ownerUrl) }: Furnishing = {},
): Promise<Furnished> {
  await fill()
  await fillSessions(ownerUrl)
  await keepSessions(ownerUrl)
  const { openBenchHouse } = await moduleAt<typeof benchHouse>(tree, 'bench/bench-house.ts')
  const { house, close, variables } = await openBenchHouse(appUrl)
  try {
    const { seedHouse } = await moduleAt<typeof houses>(tree, 'apps/server/src/house.ts')
    await seedHouse(house, 'cli:bench')
    await set(house, tree)
    const visitors = await signUp(house, tree, players)
    return { ...visitors, password, variables: { ...variables, ...studioVariables } }
  } finally {
    await close()
  }
}

/** No page is open that prolongs the sessions, and a run may take as long as they last. */
async function keepSessions(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`update game_session set last_prolonged_at = now() + interval '1 day'`)
  await client.end()
}

async function set(house: House, tree: string): Promise<void> {
  const path = 'apps/server/src/settings/settings.ts'
  const { changeSetting } = await moduleAt<typeof changing>(tree, path)
  for (const [name, value] of Object.entries(settings)) await changeSetting(house.db, name, value, house.clock.now(), 'cli:bench')
}

/** Makes players: half of them log in again and again, half have a session that stays. */
async function signUp(house: House, tree: string, players: number): Promise<Pick<Furnished, 'logins' | 'cookies'>> {
  const { writeBenchPlayer } = await moduleAt<typeof benchPlayer>(tree, 'bench/bench-player.ts')
  const server = join(tree, 'apps/server/src')
  const { openWallet } = await moduleAt<typeof wallets>(server, 'money/wallet/index.ts')
  const passwords = await moduleAt<typeof hashing>(server, 'people/passwords/password.ts')
  const sessions = await moduleAt<typeof begun>(server, 'people/sessions/session.ts')
  const hash = await passwords.hashPassword(password)
  const [logins, cookies]: [string[], string[]] = [[], []]
  for (let at = 0; at < players; at += 1) {
    const email = `nodes${at}@example.com`
    const owner = await writeBenchPlayer(house, 9_100_000n + BigInt(at), email, hash)
    await openWallet(house.db, { ...owner, currency: 'EUR' })
    const session = { ...owner, device: '', strong: false, ip: '127.0.0.1', userAgent: '' }
    const token = await sessions.beginSession(house.db, house, session, house.clock.now())
    if (at % 2) cookies.push(`${sessions.sessionCookie}=${token}`)
    else logins.push(email)
  }
  return { logins, cookies }
}

/** What the books say of the bets: how many postings there are, and what the wallets lack of what they were given. */
export async function readBooks(ownerUrl: string): Promise<{ postings: number; taken: bigint }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ postings: number; taken: string }>(
    `select (select count(*)::int from posting where player >= $1 and player < $2 and kind <> 'correction') as postings,
       (select sum($3::numeric - cash - in_play_cash)::text from wallet where player >= $1 and player < $2) as taken`,
    [String(firstPlayer.capped), String(firstPlayer.free), String(cashOfWallet)],
  )
  await client.end()
  return { postings: rows[0]?.postings ?? 0, taken: BigInt(rows[0]?.taken ?? '0') }
}
