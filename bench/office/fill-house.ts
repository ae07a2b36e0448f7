import pg from 'pg'
import type { House } from '../../apps/server/src/base/house.ts'
import { fillEditors, type Edited } from './fill-editors.ts'
import { shardOf } from '../../apps/server/src/base/ids.ts'
import { sealNewPerson } from '../../apps/server/src/people/players/person.ts'

/** The size of a house: players, rounds that each of them has played, and rounds of the one who plays most. */
export type Size = { players: number; roundsEach: number; roundsOfOne: number }

/** Who and what the calls ask for. */
export type Known = Edited & {
  game: string
  ordinary: string
  heaviest: string
  email: string
  round: string
  posting: string
  deposit: string
  providerReference: string
}

const first = 10_000_000n
const game = 990_001
const batch = 5000
const loginOf = (at: number) => `player${at}@example.com`

/** Fills a house with players, their play, payments and sign-ins over the last two years, past triggers and journals. */
export async function fillHouse(house: House, ownerUrl: string, size: Size, tell: (what: string) => void): Promise<Known> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  let edited: Edited
  try {
    // Nothing of it is to be believed, only to be looked through: no posting function, no witnesses.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await fillPlayers(client, house, size.players, tell)
    tell('filling wallets and play')
    await fillPlay(client, size)
    tell('filling payments, sign-ins and the audit log')
    await fillRest(client, size)
    tell('filling what editors have made')
    edited = await fillEditors(client, game)
    tell('looking through the tables as the database does of itself')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
  const heaviest = first
  const ordinary = first + BigInt(Math.floor(size.players / 2))
  return {
    ...edited,
    ordinary: String(ordinary),
    game: String(game),
    heaviest: String(heaviest),
    email: loginOf(Math.floor(size.players / 3)),
    round: `bench:round:${ordinary}-1`,
    posting: `bench:${ordinary}-1b`,
    deposit: shardOf(ordinary).toString(16).padStart(2, '0') + `${ordinary}n1`.padStart(18, '0'),
    providerReference: `p${ordinary}-1`,
  }
}

/** Each has a key and sealed data of their own, as the lists open them for the first name. */
async function fillPlayers(client: pg.Client, house: House, players: number, tell: (what: string) => void): Promise<void> {
  for (let from = 0; from < players; from += batch) {
    if (from % 100_000 === 0) tell(`filling players: ${from} of ${players}`)
    const rows = Array.from({ length: Math.min(batch, players - from) }, (_, n) => playerRow(house, from + n))
    await client.query(
      `with new (shard, id, personal, key, login, n) as (select * from unnest($1::smallint[], $2::bigint[], $3::bytea[], $4::bytea[], $5::text[], $6::integer[])),
         keys as (insert into person_key (shard, player, sealed, made_at) select shard, id, key, now() from new),
         logins as (insert into player_login (login_index, shard, player) select login, shard, id from new)
       insert into player (shard, id, status, country, currency, language, birth_date, personal, created_at, last_login_at)
       select shard, id, case when n % 50 = 0 then 'closed' when n % 20 = 0 then 'notActivated' else 'active' end,
         (array['MLT', 'SWE', 'DEU', 'NLD', 'FIN'])[1 + n % 5], 'EUR', 'en', '1990-01-01', personal, now() - n * interval '60 seconds', now() - (n % 5000) * interval '1 hour'
       from new`,
      [
        rows.map(({ shard }) => shard),
        rows.map(({ id }) => String(id)),
        rows.map(({ personal }) => personal),
        rows.map(({ key }) => key),
        rows.map(({ login }) => login),
        rows.map(({ at }) => at),
      ],
    )
  }
}

function playerRow(house: House, at: number) {
  const id = first + BigInt(at)
  const shard = shardOf(id)
  const person = { email: loginOf(at), firstName: 'Ada', lastName: 'Example', birthDate: '1990-01-01' }
  const { personal, person_key: key } = sealNewPerson(house, { shard, id }, person)
  return { at, id, shard, personal, key, login: house.personal.indexOf('login', loginOf(at)) }
}

/** Rounds of everybody, of the heaviest so many more: hold, two postings and two transfers each, a game session for ten. */
async function fillPlay(client: pg.Client, { roundsEach, roundsOfOne }: Size): Promise<void> {
  await client.query(`insert into account (code) values ('gaming:slots:bench') on conflict do nothing`)
  await client.query(
    `insert into game (id, friendly_id, studio, studio_game, name, game_group, position, data)
     select ${game}, 'bench', 'bench', 'bench-game', 'Bench', 'slots', 1, data from game order by id limit 1`,
  )
  await client.query(
    `insert into wallet (shard, player, currency, cash, seq, gate_until) select shard, id, 'EUR', 100000, 0, 'infinity' from player`,
  )
  await client.query(
    `create temporary table played as
     select p.shard, p.id as player, r, now() - r * interval '7 minutes' - (p.id % 700000) * interval '1 minute' as at
     from player p, generate_series(1, case when p.id = ${first} then $2::integer else $1::integer end) r`,
    [roundsEach, roundsOfOne],
  )
  await client.query(
    `insert into hold (shard, id, player, currency, kind, owner_ref, amount, staked, won, state, opened_at, closed_at, account)
     select shard, 'bench:round:' || player || '-' || r, player, 'EUR', 'round', 'game:${game}', 0, 100, 90, 'closed', at, at + interval '3 seconds', 'gaming:slots:bench' from played`,
  )
  await client.query(
    `insert into posting (shard, id, player, currency, kind, reason_ref, request_hash, outcome, booked_at, happened_at, first_seq)
     select shard, 'bench:' || player || '-' || r || side, player, 'EUR', kind, 'bench:round:' || player || '-' || r, '', 'posted', at, at, 2 * r - two
     from played, (values ('b', 'bet', 1), ('w', 'win', 0)) s (side, kind, two)`,
  )
  await client.query(
    `insert into transfer (shard, player, currency, seq, leg, posting, debit, credit, amount, booked_at)
     select shard, player, 'EUR', 2 * r - two, 1, 'bench:' || player || '-' || r || side, debit, credit, amount, at
     from played, (values ('b', 'player:cash', 'player:in_play_cash', 100, 1), ('w', 'gaming:slots:bench', 'player:cash', 90, 0)) s (side, debit, credit, amount, two)`,
  )
  await client.query(
    `insert into game_session (id, shard, player, currency, game, studio, language, launch_hash, launch_expires_at, authenticated_at, opened_at, last_prolonged_at, ended_at, ended_because)
     select 'bench-' || player || '-' || r, shard, player, 'EUR', ${game}, 'bench', 'en', 'bench-' || player || '-' || r, at, at, at, at, at + interval '1 hour', 'player' from played where r % 10 = 1`,
  )
}

/** A deposit, a sign-in and an entry of the audit log for everybody, thousands for the heaviest; ten thousand withdrawals wait. */
async function fillRest(client: pg.Client, { players }: Size): Promise<void> {
  await client.query(
    `create temporary table done as select p.shard, p.id as player, n, now() - n * interval '2 hours' - (p.id % 17000) * interval '1 hour' as at
     from player p, generate_series(1, case when p.id = ${first} then 5000 else 1 end) n`,
  )
  await client.query(
    `insert into deposit_attempt (shard, reference, player, currency, method, provider, key, amount, fee, fee_strategy, asked, state, provider_reference, token_hash, landing_hash, credited, created_at, changed_at, expires_at)
     select shard, lpad(to_hex(shard::integer), 2, '0') || lpad(player || 'n' || n, 18, '0'), player, 'EUR', 1, 'acquirer', 'k' || n, 1000, 0, 'included', 1000, 'ok', 'p' || player || '-' || n, 't' || player || '-' || n, 'l' || player || '-' || n, 1000, at, at, at from done`,
  )
  await client.query(
    `insert into session (id, secret_hash, shard, player, ip, user_agent, started_at, last_seen_at, expires_at, ended_at, ended_because)
     select 's' || player || '-' || n, '', shard, player, '127.0.0.1', 'bench', at, at, at, at, 'logout' from done`,
  )
  await client.query(
    `insert into audit (at, actor, action, subject) select at, 'player:' || player, 'password.change', 'player:' || player from done`,
  )
  await client.query(
    `insert into stored_detail (shard, player, reference, provider, method, token, description, fingerprint, reusable, verified, created_at)
     select shard, id, 'o' || id, 'bank-transfer', 1, '', 'MT84 •••• 0001', 'f' || id, true, true, created_at from player where id < ${first + BigInt(Math.min(10_000, players))}`,
  )
  await client.query(
    `insert into withdrawal (shard, reference, player, currency, amount, stored_detail, provider, key, state, requested_at, changed_at)
     select shard, lpad(to_hex(shard::integer), 2, '0') || lpad('w' || player, 18, '0'), player, 'EUR', 5000, reference, provider, 'k', 'pending', now() - (player % 3000) * interval '1 minute', now() from stored_detail`,
  )
}
