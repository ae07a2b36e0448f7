import type { Sql, Transaction } from '../../base/database/database.ts'

/** Returns whether one of these domains is on the list last fetched; undefined if none was. */
export async function readIsDisposable(sql: Sql, domains: readonly string[]): Promise<boolean | undefined> {
  const { rows } = await sql.query<{ listed: boolean; fetched: boolean }>({
    name: 'disposable_domain_read',
    text: `select exists (select from disposable_domain where domain = any($1::text[])) as listed,
             exists (select from disposable_domain_list) as fetched`,
    values: [domains],
  })
  return rows[0]?.fetched ? rows[0].listed : undefined
}

/** Replaces the list, in the caller's transaction. */
export async function writeDisposableDomains(tx: Transaction, domains: readonly string[], source: string, at: Date): Promise<void> {
  await tx.query({ text: 'delete from disposable_domain' })
  await tx.query({ text: 'insert into disposable_domain (domain) select distinct unnest($1::text[])', values: [domains] })
  await tx.query({
    text: `insert into disposable_domain_list (source, as_of, domains) values ($1, $2, $3)
           on conflict (one) do update set source = $1, as_of = $2, domains = $3`,
    values: [source, at, domains.length],
  })
}
