import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** A round of a player in a game of the catalogue. Money is minor units. */
type OwnRound = {
  id: string
  game: string
  name: string
  studio: string
  state: string
  at: Date
  staked: bigint
  won: bigint
}

const columns = `h.id, g.friendly_id as game, g.name, g.studio, h.state, h.opened_at as at, h.staked, h.won`
const ofPlayer = `hold h join game g on h.owner_ref = 'game:' || g.id
  where h.shard = $1 and h.player = $2 and h.currency = $3 and h.kind = 'round'`

/** Reads the last rounds of a player that are over, the newest first. */
export async function readOwnRounds(sql: Sql, { shard, player, currency }: WalletKey, most: number): Promise<OwnRound[]> {
  const { rows } = await sql.query<OwnRound>({
    text: `select ${columns} from ${ofPlayer} and h.state <> 'open' order by h.opened_at desc, h.id limit $4`,
    values: [shard, player, currency, most],
  })
  return rows
}

/** Reads a round of a player by its name in our books. */
export async function readRoundOfPlayer(sql: Sql, { shard, player, currency }: WalletKey, id: string): Promise<OwnRound | undefined> {
  const { rows } = await sql.query<OwnRound>({
    text: `select ${columns} from ${ofPlayer} and h.id = $4`,
    values: [shard, player, currency, id],
  })
  return rows[0]
}
