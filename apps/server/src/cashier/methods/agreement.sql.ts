import type { DepositMethod } from '@fairhouse/contract'
import type { Sql } from '../../base/database/database.ts'
import type { MethodData } from '../method-catalogue/method.ts'

/** A player's latest answer to a method's agreement. */
export type AgreementRow = { method: number; version: string; accepted: boolean; at: Date }

export async function readAgreements(sql: Sql, shard: number, player: bigint): Promise<AgreementRow[]> {
  const { rows } = await sql.query<AgreementRow>({
    text: `select distinct on (method) method, version, accepted, at from deposit_agreement where shard = $1 and player = $2 order by method, at desc`,
    values: [shard, player],
  })
  return rows
}

type NewAgreement = AgreementRow & { shard: number; player: bigint }

export async function insertAgreement(sql: Sql, { shard, player, method, at, version, accepted }: NewAgreement): Promise<void> {
  await sql.query({
    text: `insert into deposit_agreement (shard, player, method, at, version, accepted) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [shard, player, method, at, version, accepted],
  })
}

/** Returns the answer to the current version of the agreement, and when it was accepted; null if there is none. */
export function agreementOf(
  signed: readonly AgreementRow[],
  { id, agreement }: MethodData,
): Pick<DepositMethod, 'depositAgreement' | 'depositAgreementSigned'> {
  const row = signed.find(({ method, version }) => method === id && version === agreement)
  if (!row?.accepted) return { depositAgreement: row?.accepted ?? null }
  return { depositAgreement: true, depositAgreementSigned: { at: row.at.toISOString(), version: row.version } }
}
