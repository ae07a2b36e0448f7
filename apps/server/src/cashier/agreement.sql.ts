import type { Sql } from '../base/database.ts'
import type { MethodData } from './method.ts'

/** What a player last answered to the agreement of a method. */
export type AgreementRow = { method: number; version: string; accepted: boolean }

export async function readAgreements(sql: Sql, shard: number, player: bigint): Promise<AgreementRow[]> {
  const { rows } = await sql.query<AgreementRow>({
    text: `select distinct on (method) method, version, accepted from deposit_agreement where shard = $1 and player = $2 order by method, at desc`,
    values: [shard, player],
  })
  return rows
}

export type NewAgreement = AgreementRow & { shard: number; player: bigint; at: Date }

export async function insertAgreement(sql: Sql, { shard, player, method, at, version, accepted }: NewAgreement): Promise<void> {
  await sql.query({
    text: `insert into deposit_agreement (shard, player, method, at, version, accepted) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [shard, player, method, at, version, accepted],
  })
}

/** What was answered to the agreement as it now is: null where nothing was, or to an earlier version. */
export function agreementOf(signed: readonly AgreementRow[], { id, agreement }: MethodData): boolean | null {
  return signed.find(({ method, version }) => method === id && version === agreement)?.accepted ?? null
}
