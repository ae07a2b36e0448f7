import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

type GameSessionRow = WalletKey & {
  id: string
  game: number
  studio: string
  language: string
  opened_at: Date
  last_prolonged_at: Date
  ended_at: Date | null
  ended_because: string | null
}
const columns = 'id, shard, player, currency, game, studio, language, opened_at, last_prolonged_at, ended_at, ended_because'

type NewGameSession = WalletKey & {
  id: string
  game: number
  studio: string
  language: string
  launchHash: string
  launchExpiresAt: Date
  at: Date
}

export async function insertGameSession(sql: Sql, s: NewGameSession): Promise<void> {
  await sql.query({
    text: `insert into game_session (id, shard, player, currency, game, studio, language, launch_hash, launch_expires_at, opened_at, last_prolonged_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    values: [s.id, s.shard, s.player, s.currency, s.game, s.studio, s.language, s.launchHash, s.launchExpiresAt, s.at],
  })
}

export async function readGameSession(sql: Sql, id: string): Promise<GameSessionRow | undefined> {
  const { rows } = await sql.query<GameSessionRow>({ text: `select ${columns} from game_session where id = $1`, values: [id] })
  return rows[0]
}

/** Consumes a launch token, once and before it expires. */
export async function takeLaunchToken(sql: Sql, studio: string, launchHash: string, at: Date): Promise<GameSessionRow | undefined> {
  const { rows } = await sql.query<GameSessionRow>({
    text: `update game_session set authenticated_at = $3 where launch_hash = $2 and studio = $1 and authenticated_at is null and launch_expires_at > $3 and ended_at is null
           returning ${columns}`,
    values: [studio, launchHash, at],
  })
  return rows[0]
}

/** Prolongs the player's open session; undefined if none is open. */
export async function writeProlonged(sql: Sql, shard: number, player: bigint, at: Date): Promise<GameSessionRow | undefined> {
  const { rows } = await sql.query<GameSessionRow>({
    text: `update game_session set last_prolonged_at = $3 where shard = $1 and player = $2 and ended_at is null returning ${columns}`,
    values: [shard, player, at],
  })
  return rows[0]
}

/** Reads the session that ended last. */
export async function readLastSession(sql: Sql, shard: number, player: bigint): Promise<GameSessionRow | undefined> {
  const { rows } = await sql.query<GameSessionRow>({
    text: `select ${columns} from game_session where shard = $1 and player = $2 order by opened_at desc limit 1`,
    values: [shard, player],
  })
  return rows[0]
}

/** Ends a player's open sessions; returns them. */
export async function endGameSessions(
  sql: Sql,
  shard: number,
  player: bigint,
  at: Date,
  because: string,
  only?: string,
): Promise<GameSessionRow[]> {
  const { rows } = await sql.query<GameSessionRow>({
    text: `update game_session set ended_at = $3, ended_because = $4 where shard = $1 and player = $2 and ended_at is null and ($5::text is null or id = $5) returning ${columns}`,
    values: [shard, player, at, because, only ?? null],
  })
  return rows
}

/** Reads open sessions not prolonged since a moment, of players in these countries, or in all if none is named. */
export async function readIdleSessions(sql: Sql, before: Date, countries: readonly string[]): Promise<GameSessionRow[]> {
  const { rows } = await sql.query<GameSessionRow>({
    text: `select ${columns} from game_session s where ended_at is null and last_prolonged_at < $1
             and (cardinality($2::text[]) = 0 or exists (select from player p where p.shard = s.shard and p.id = s.player and p.country = any($2)))
           limit 500`,
    values: [before, countries],
  })
  return rows
}

/** What a bet needs to know of its session: the game, and the player's data that select the rules. */
export type SessionFacts = {
  game: number
  studio_game: string
  /** The name of its address. */
  game_key: string
  provider: number | null
  provider_name: string | null
  product: string
  game_group: string | null
  currency: string
  country: string
  birth_date: string
}

/** Reads the facts of sessions, in the order of their ids; undefined where there is no such session. */
export async function readSessionFacts(sql: Sql, ids: readonly string[]): Promise<(SessionFacts | undefined)[]> {
  const { rows } = await sql.query<SessionFacts & { id: string }>({
    name: 'session_facts',
    text: `select s.id, s.game, g.studio_game, g.friendly_id as game_key, g.provider, v.name as provider_name, g.product, g.game_group, s.currency, p.country, p.birth_date::text as birth_date
           from game_session s join game g on g.id = s.game left join game_provider v on v.id = g.provider join player p on p.shard = s.shard and p.id = s.player where s.id = any ($1::text[])`,
    values: [ids],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id))
}
