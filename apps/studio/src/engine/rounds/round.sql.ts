import type { Queries } from '@fairhouse/process/database.ts'
import type { Round } from './round.ts'

/** The columns of a round under the names of its type. */
export const roundColumns = `id, session_id as "sessionId", game_id as "gameId", owner, spin_key as "spinKey", type, currency, stake, win, seed_id as "seedId",
  client_seed as "clientSeed", nonce, shared_round as "sharedRound", bets, free_award as "freeAward", choice, acts, raised, raises, acted_at as "actedAt", state, created_at as "createdAt"`
/** One whose further bet needs a person goes on once that is settled. */
const inSteps = `(status in ('playing', 'raising', 'lowering') or status = 'alarm' and state ? 'seen')`
const open = `status in ('betting', 'staked', 'playing', 'raising', 'lowering', 'paying', 'rollingBack')`
const alone = 'shared_round is null'
/** The rounds of a game, whatever its edition. */
const ofMachine = `split_part(game_id, '.', 1) = $2`

/**
 * Stores a new round. Returns false if its owner has a conflicting one (an open one that is played alone; one in
 * the same round of a table that takes an only bet) or the spin was already made.
 */
export async function insertRound(query: Queries, round: Round, onlyBet = false): Promise<boolean> {
  const { id, sessionId, gameId, owner, spinKey, type, currency, stake, sharedRound, bets, freeAward, choice, state, createdAt } = round
  const rows = await query(
    `insert into rounds (id, session_id, game_id, owner, spin_key, type, currency, stake, shared_round, bets, only_bet, free_award, choice, state,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing returning id`,
    [
      id,
      sessionId,
      gameId,
      owner,
      spinKey,
      type,
      currency,
      stake,
      sharedRound,
      jsonOf(bets),
      onlyBet,
      freeAward,
      jsonOf(choice),
      state,
      createdAt,
    ],
  )
  return rows.length === 1
}

/** Reads a round. */
export async function readRound(query: Queries, id: string): Promise<Round | null> {
  return (await query<Round>(`select ${roundColumns} from rounds where id = $1`, [id]))[0] ?? null
}

/** Reads a round, and locks it until the transaction ends. */
export async function lockRound(query: Queries, id: string): Promise<Round | null> {
  return (await query<Round>(`select ${roundColumns} from rounds where id = $1 for update`, [id]))[0] ?? null
}

/** Reads the round of a spin that was already made. */
export async function readRoundOfSpin(query: Queries, sessionId: string, spinKey: string): Promise<Round | null> {
  return (await query<Round>(`select ${roundColumns} from rounds where session_id = $1 and spin_key = $2`, [sessionId, spinKey]))[0] ?? null
}

/** Reads an owner's unfinished round that is played alone, at whichever game. */
export async function readOpenRound(query: Queries, owner: string): Promise<Round | null> {
  return (await query<Round>(`select ${roundColumns} from rounds where owner = $1 and ${alone} and ${open}`, [owner]))[0] ?? null
}

/** Reads the round that keeps an owner from another one at a machine: one there, or one elsewhere that waits for no player. */
export async function readRoundInTheWay(query: Queries, owner: string, machine: string): Promise<Round | null> {
  const rows = await query<Round>(
    `select ${roundColumns} from rounds where owner = $1 and ${alone} and ((${ofMachine} and ${inSteps}) or ${open} and not ${inSteps}) limit 1`,
    [owner, machine],
  )
  return rows[0] ?? null
}

/** Ids of all rounds that an owner has not finished. */
export async function readOpenRoundIds(query: Queries, owner: string): Promise<string[]> {
  return (await query<{ id: string }>(`select id from rounds where owner = $1 and ${open}`, [owner])).map((row) => row.id)
}

/** Reads an owner's newest round that was played alone, at whichever game. */
export async function readNewestRound(query: Queries, owner: string): Promise<Round | null> {
  const rows = await query<Round>(`select ${roundColumns} from rounds where owner = $1 and ${alone} order by created_at desc, id limit 1`, [
    owner,
  ])
  return rows[0] ?? null
}

/** Reads an owner's newest rounds at one machine. */
export async function readRoundsOf(query: Queries, owner: string, machine: string, limit: number): Promise<Round[]> {
  return query<Round>(
    `select ${roundColumns} from rounds where owner = $1 and ${ofMachine} and ${alone} order by created_at desc, id limit $3`,
    [owner, machine, limit],
  )
}

/** Reads the newest rounds of all owners: open ones first, then those with an alarm. */
export async function readRounds(query: Queries, limit: number): Promise<Round[]> {
  return query<Round>(`select ${roundColumns} from rounds order by ${open} desc, status = 'alarm' desc, created_at desc, id limit $1`, [
    limit,
  ])
}

/** Reads the ids of rounds of which a bet was under way; only the process knows which still are. */
export async function readBettingRounds(query: Queries): Promise<string[]> {
  return (await query<{ id: string }>(`select id from rounds where status in ('betting', 'raising')`)).map((row) => row.id)
}

/** Reads the ids of rounds that have waited for their player since before a moment. */
export async function readRoundsLeftAlone(query: Queries, before: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select id from rounds where status = 'playing' and coalesce(acted_at, created_at) < $1 order by coalesce(acted_at, created_at) limit 64`,
    [before],
  )
  return rows.map((row) => row.id)
}

/**
 * Reads the rounds for real money that began between two moments, oldest first, after the round `after` of the previous
 * page.
 */
export async function readRoundsBetween(query: Queries, from: Date, to: Date, after: string | null, limit: number): Promise<Round[]> {
  return query<Round>(
    `select ${roundColumns} from rounds where type = 'real' and created_at >= $1 and created_at < $2
       and ($3::text is null or (created_at, id) > (select created_at, id from rounds where id = $3))
     order by created_at, id limit $4`,
    [from, to, after, limit],
  )
}

/** Counts rounds that are open or wait for a person. */
export async function countOpenRounds(query: Queries): Promise<number> {
  const rows = await query<{ rounds: bigint }>(`select count(*) as rounds from rounds where ${open} or status = 'alarm'`)
  return Number(rows[0]?.rounds ?? 0)
}

/** Keeps what has changed in a round. */
export async function updateRound(query: Queries, round: Round): Promise<void> {
  const { id, state, win, seedId, clientSeed, nonce, acts, raised, raises, actedAt } = round
  await query(
    `update rounds set state = $2, win = $3, seed_id = $4, client_seed = $5, nonce = $6, acts = $7, raised = $8, raises = $9, acted_at = $10
     where id = $1`,
    [id, state, win, seedId, clientSeed, nonce, jsonOf(acts), raised, raises, actedAt],
  )
}

/** Keeps a further bet of a round that was accepted: its number and amount in minor units. */
export async function keepFurtherBet(query: Queries, id: string, bet: { n: number; amount: string; at: Date }): Promise<void> {
  await query(`update rounds set further_bets = further_bets || $2::jsonb where id = $1`, [id, JSON.stringify(bet)])
}

/** Lists would be sent as arrays of the database, and text as text. */
const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Reads an owner's newest round at a machine that is open, else the newest that no page has shown yet. */
export async function readRoundToShow(query: Queries, owner: string, machine: string): Promise<Round | null> {
  const rows = await query<Round>(
    `select ${roundColumns} from rounds where owner = $1 and ${ofMachine} and ${alone}
       and (${open} or shown_at is null and status in ('closed', 'rolledBack', 'alarm')) order by ${open} desc, created_at desc limit 1`,
    [owner, machine],
  )
  return rows[0] ?? null
}

/** Notes that a page has shown a round and those of the game before it. */
export async function writeShown(query: Queries, owner: string, id: string, now: Date): Promise<void> {
  await query(
    `update rounds set shown_at = $3 where owner = $1 and shown_at is null and created_at <= (select created_at from rounds where id = $2 and owner = $1)
       and split_part(game_id, '.', 1) = (select split_part(game_id, '.', 1) from rounds where id = $2)`,
    [owner, id, now],
  )
}

/** Reads a session's net result so far, over its decided rounds. */
export async function readNet(query: Queries, sessionId: string): Promise<{ net: bigint; rounds: bigint }> {
  const rows = await query<{ net: bigint; rounds: bigint }>(
    `select coalesce(sum(win - raised - case when free_award is null then stake else 0 end), 0)::bigint as net, count(*) as rounds from rounds where session_id = $1 and win is not null`,
    [sessionId],
  )
  return rows[0] ?? { net: 0n, rounds: 0n }
}
