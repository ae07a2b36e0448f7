import type { Database } from '../database/database.ts'

/**
 * Takes over the jobs that the posting function of a distributed ledger put on the list of its node. Each is taken away
 * there and put on the list here in one transaction.
 */
export async function bringJobs(db: Database): Promise<void> {
  const { rows } = await db.query<{ shard: number }>({ name: 'jobs_of_nodes', text: 'select distinct shard from distributed.job' })
  for (const { shard } of rows)
    await db.transaction(async (tx) => {
      const { rows: jobs } = await tx.query<{ kind: string; key: string; at: Date }>({
        text: 'delete from distributed.job where shard = $1 returning kind, key, due_at as at',
        values: [shard],
      })
      await tx.query({
        text: `insert into job (kind, key, due_at) select * from unnest($1::text[], $2::text[], $3::timestamptz[])
               on conflict (kind, key) do update set due_at = least(job.due_at, excluded.due_at), rewritten = true,
                 failures = case when job.dead_at is null then job.failures else 0 end, dead_at = null`,
        values: [jobs.map(({ kind }) => kind), jobs.map(({ key }) => key), jobs.map(({ at }) => at)],
      })
    })
}
