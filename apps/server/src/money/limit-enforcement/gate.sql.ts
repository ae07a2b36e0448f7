import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'

export type Gate = { bet: string | null; deposit: string | null; until: Date }

/** Reads the gates as last computed, and until when they are valid. */
export async function readGate(sql: Sql, { shard, player, currency }: WalletKey): Promise<Gate | undefined> {
  const { rows } = await sql.query<Gate>({
    text: `select bet_gate as bet, deposit_gate as deposit, case when isfinite(gate_until) then gate_until when gate_until > '2000-01-01' then timestamptz '9999-01-01' else timestamptz '1970-01-01' end as until
           from wallet where shard = $1 and player = $2 and currency = $3`,
    values: [shard, player, currency],
  })
  return rows[0]
}
