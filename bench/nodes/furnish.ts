import pg from 'pg'
import { seedHouse } from '../../apps/server/src/house.ts'
import { openWallet } from '../../apps/server/src/money/wallet/index.ts'
import { hashPassword } from '../../apps/server/src/people/passwords/password.ts'
import { beginSession, sessionCookie } from '../../apps/server/src/people/sessions/session.ts'
import { changeSetting } from '../../apps/server/src/settings/settings.ts'
import { openBenchHouse } from '../bench-house.ts'
import { writeBenchPlayer } from '../bench-player.ts'
import { fillSessions, studioVariables } from '../studio-calls.ts'
import { fillWallets, firstPlayer } from '../wallets.ts'

const players = 8
const password = 'Violet7Harbour'
const cashOfWallet = 1_000_000_000_000n
const budgets = ['calls', 'files', 'pages', 'probes', 'logins'].map((name) => [`be.${name}PerAddressPerMinute`, 1_000_000] as const)
const settings: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(budgets),
  'country.trustedProxies': ['127.0.0.0/8'],
  'signIn.addressLimit': 10_000,
}

/** Who visits a house, and the variables that its nodes are started with. */
export type Furnished = { logins: string[]; password: string; cookies: string[]; variables: Record<string, string> }

/** Fills a house: wallets and game sessions for bets, players who log in, sessions of players who look at pages and listen. */
export async function furnishForNodes(ownerUrl: string, appUrl: string): Promise<Furnished> {
  await fillWallets(ownerUrl)
  await fillSessions(ownerUrl)
  const { house, close, variables } = await openBenchHouse(appUrl)
  try {
    await seedHouse(house, 'cli:bench')
    for (const [name, value] of Object.entries(settings)) await changeSetting(house.db, name, value, house.clock.now(), 'cli:bench')
    const hash = await hashPassword(password)
    const [logins, cookies]: [string[], string[]] = [[], []]
    for (let at = 0; at < players; at += 1) {
      const email = `nodes${at}@example.com`
      const owner = await writeBenchPlayer(house, 9_100_000n + BigInt(at), email, hash)
      await openWallet(house.db, { ...owner, currency: 'EUR' })
      const session = { ...owner, device: '', strong: false, ip: '127.0.0.1', userAgent: '' }
      cookies.push(`${sessionCookie}=${await beginSession(house.db, house, session, house.clock.now())}`)
      logins.push(email)
    }
    return {
      logins: logins.slice(players / 2),
      password,
      cookies: cookies.slice(0, players / 2),
      variables: { ...variables, ...studioVariables },
    }
  } finally {
    await close()
  }
}

/** What the books say of the bets: how many postings there are, and what the wallets lack of what they were given. */
export async function readBooks(ownerUrl: string): Promise<{ postings: number; taken: bigint }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ postings: number; taken: string }>(
    `select (select count(*)::int from posting where player >= $1 and player < $2) as postings,
       (select sum($3::numeric - cash - in_play_cash)::text from wallet where player >= $1 and player < $2) as taken`,
    [String(firstPlayer.capped), String(firstPlayer.free), String(cashOfWallet)],
  )
  await client.end()
  return { postings: rows[0]?.postings ?? 0, taken: BigInt(rows[0]?.taken ?? '0') }
}
