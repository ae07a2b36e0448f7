import type pg from 'pg'

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; 'Index Cond'?: string; Plans?: Node[] }

/** What is small whatever the number of players, open reviews among them: a scan costs nothing. */
const small: readonly string[] = ['game', 'payment_method', 'campaign', 'campaign_version', 'staff', 'registration_review_open']

/**
 * Plans a statement as if every scan of a table were dear, and returns what of it does not walk an index by a condition.
 */
export async function readPlan(client: pg.Client, text: string): Promise<string[]> {
  await client.query('begin')
  await client.query('set local enable_seqscan = off')
  await client.query('set local enable_mergejoin = off')
  await client.query('set local enable_hashjoin = off')
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (generic_plan, format json) ${text}`)
  await client.query('rollback')
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansIn(Plan)))
}

function scansIn(node: Node): string[] {
  const table = node['Relation Name'] ?? ''
  const isScan = node['Node Type'] === 'Seq Scan' || (/^Index|^Bitmap Index/.test(node['Node Type']) && node['Index Cond'] === undefined)
  const bad =
    isScan && !small.includes(table) && !small.includes(node['Index Name'] ?? '')
      ? [`${node['Node Type']} ${table} ${node['Index Name'] ?? ''}`]
      : []
  return [...bad, ...(node.Plans ?? []).flatMap(scansIn)]
}
