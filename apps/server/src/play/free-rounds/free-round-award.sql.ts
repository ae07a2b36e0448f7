import type { FreeRoundEvent, FreeRoundState } from '@fairhouse/contract'
import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/**
 * Rounds that are played without a stake: of a bonus, in some games, each for `value`. `remaining` are left and `open`
 * under way. `won` is what was credited, at most `max_won`. `factor`: how often a win is wagered, in ten-thousandths;
 * null if it is cash. Amounts are minor units.
 */
export type FreeRoundAward = WalletKey & {
  id: string
  grant_id: string
  games: string[]
  value: bigint
  given: number
  remaining: number
  open: number
  won: bigint
  max_won: bigint | null
  factor: bigint | null
  required: bigint
  given_at: Date
  until: Date | null
  state: FreeRoundState
  paused_at: Date | null
  ended_at: Date | null
}
const columns = `shard, id, player, currency, grant_id, games, value, given, remaining, open, won, max_won, factor, required, given_at, until, state, paused_at, ended_at`

type NewAward = WalletKey & Pick<FreeRoundAward, 'id' | 'grant_id' | 'games' | 'value' | 'given' | 'max_won' | 'factor' | 'until'>

/** Gives an award, with its first event. */
export async function insertFreeRounds(sql: Sql, award: NewAward, at: Date, actor: Actor): Promise<void> {
  const { shard, id, player, currency, grant_id: grant, games, value, given, max_won: most, factor, until } = award
  await sql.query({
    text: `insert into free_round_award (shard, id, player, currency, grant_id, games, value, given, remaining, max_won, factor, until, given_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12)`,
    values: [shard, id, player, currency, grant, games, value, given, most, factor, until, at],
  })
  await addFreeRoundEvent(sql, award, 'given', at, actor)
}

/** What happens to an award other than by play; its state follows. */
type FreeRoundAct = Exclude<FreeRoundEvent['kind'], 'won' | 'back' | 'played'>

/** Adds an event to an award and brings its state along. What was paused is prolonged by as long as it was. */
export async function addFreeRoundEvent(
  sql: Sql,
  { shard, id }: Pick<FreeRoundAward, 'shard' | 'id'>,
  kind: FreeRoundAct,
  at: Date,
  actor: Actor,
): Promise<void> {
  await sql.query({
    text: 'select free_rounds_happened($1::smallint, $2, $3, 0, null, $4, $5)',
    values: [shard, id, kind, at, actor],
  })
}

/** Reads one award of a wallet. */
export async function readFreeRounds(sql: Sql, { shard, player, currency }: WalletKey, id: string): Promise<FreeRoundAward | undefined> {
  const { rows } = await sql.query<FreeRoundAward>({
    text: `select ${columns} from free_round_award where shard = $1 and id = $2 and player = $3 and currency = $4`,
    values: [shard, id, player, currency],
  })
  return rows[0]
}

/** Reads the awards of a bonus. */
export async function readFreeRoundsOfGrant(sql: Sql, shard: number, grant: string): Promise<FreeRoundAward[]> {
  const { rows } = await sql.query<FreeRoundAward>({
    text: `select ${columns} from free_round_award where shard = $1 and grant_id = $2 order by id`,
    values: [shard, grant],
  })
  return rows
}

/** Reads a wallet's awards that are active or paused. */
export async function readRunningFreeRounds(sql: Sql, { shard, player, currency }: WalletKey): Promise<FreeRoundAward[]> {
  const { rows } = await sql.query<FreeRoundAward>({
    text: `select ${columns} from free_round_award where shard = $1 and player = $2 and currency = $3 and state in ('active', 'paused') order by until, given_at, id`,
    values: [shard, player, currency],
  })
  return rows
}

/** Reads the awards that can be played in a game now, the one that ends first before the others. */
export async function readPlayableFreeRounds(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  game: string,
  at: Date,
): Promise<FreeRoundAward[]> {
  const { rows } = await sql.query<FreeRoundAward>({
    text: `select a.* from free_round_award a join wallet w on w.shard = a.shard and w.player = a.player and w.currency = a.currency
           where a.shard = $1 and a.player = $2 and a.currency = $3 and a.state = 'active' and a.remaining > 0 and $4 = any (a.games)
             and (a.until is null or a.until > $5)
             and (a.factor is null or w.bonus_grant = a.grant_id and (w.bonus_until is null or w.bonus_until > $5) and w.bonus_max_stake is distinct from 0)
           order by coalesce(a.until, w.bonus_until), a.given_at, a.id limit 10`,
    values: [shard, player, currency, game, at],
  })
  return rows
}

/** An award as its player looks at it, with its campaign's names and the bonus that its wins belong to. */
export type ShownFreeRounds = FreeRoundAward & {
  campaign: number
  names: Record<string, string>
  wager_state: string | null
  grant_until: Date | null
}

/** Reads the awards of a wallet that run, and the last that ended. */
export async function readShownFreeRounds(sql: Sql, { shard, player, currency }: WalletKey, mostEnded: number): Promise<ShownFreeRounds[]> {
  const { rows } = await sql.query<ShownFreeRounds>({
    text: `with a as materialized (select a.*, g.campaign, g.version, g.wager_state, g.expires_at as grant_until from (
             (select ${columns} from free_round_award where shard = $1 and player = $2 and currency = $3 and state in ('active', 'paused'))
             union all
             (select ${columns} from free_round_award where shard = $1 and player = $2 and currency = $3 and state not in ('active', 'paused')
              order by ended_at desc limit $4)
           ) a join bonus_grant g on g.shard = a.shard and g.deposit = a.grant_id)
           select a.*, v.data -> 'names' as names from a join campaign_version v on v.campaign = a.campaign and v.version = a.version
           order by a.ended_at desc, coalesce(a.until, a.grant_until), a.given_at, a.id`,
    values: [shard, player, currency, mostEnded],
  })
  return rows
}

type FreeRoundEventRow = { award: string; kind: FreeRoundEvent['kind']; at: Date; amount: bigint }

/** Reads everything that happened to some awards, in order. */
export async function readFreeRoundEvents(sql: Sql, shard: number, awards: readonly string[]): Promise<FreeRoundEventRow[]> {
  const { rows } = await sql.query<FreeRoundEventRow>({
    text: 'select award, kind, at, amount from free_round_event where shard = $1 and award = any ($2) order by award, n',
    values: [shard, awards],
  })
  return rows
}

/** Returns what the wins of a bonus's free rounds have added to its requirement, in minor units. */
export async function readRequiredByFreeRounds(sql: Sql, shard: number, grant: string): Promise<bigint> {
  const { rows } = await sql.query<{ required: bigint }>({
    text: 'select coalesce(sum(required), 0)::bigint as required from free_round_award where shard = $1 and grant_id = $2',
    values: [shard, grant],
  })
  return rows[0]?.required ?? 0n
}
