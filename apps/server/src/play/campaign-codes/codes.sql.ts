import type { Sql, Transaction } from '../../base/database/database.ts'

/** A batch of codes; `used`: how many have brought something. */
export type CodeBatch = {
  id: number
  campaign: number
  codes: number
  note: string
  made_at: Date
  made_by: string
  ends_at: Date | null
  stopped_at: Date | null
  used: number
}

const batch = `b.id, b.campaign, b.codes, b.note, b.made_at, b.made_by, b.ends_at, b.stopped_at,
  (select count(*)::integer from campaign_code c where c.batch = b.id and c.used_at is not null) as used`

/** Adds a batch without its codes; returns its number. */
export async function insertBatch(
  tx: Transaction,
  {
    campaign,
    codes,
    note,
    endsAt,
    at,
    actor,
  }: { campaign: number; codes: number; note: string; endsAt: Date | null; at: Date; actor: string },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>({
    text: `insert into campaign_code_batch (campaign, codes, note, ends_at, made_at, made_by) values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [campaign, codes, note, endsAt, at, actor],
  })
  return rows[0]!.id // one was inserted
}

/** Adds the codes of a batch by their indexes, the first at place 1. */
export async function insertCodes(tx: Transaction, batchId: number, indexes: readonly string[]): Promise<void> {
  await tx.query({
    text: `insert into campaign_code (code_index, batch, place) select i, $1, place from unnest($2::text[]) with ordinality as u (i, place)`,
    values: [batchId, indexes],
  })
}

/** Reads a campaign's batches, the newest first. */
export async function readBatches(sql: Sql, campaign: number, before: number | undefined, most: number): Promise<CodeBatch[]> {
  const { rows } = await sql.query<CodeBatch>({
    text: `select ${batch} from campaign_code_batch b where b.campaign = $1 and ($2::integer is null or b.id < $2) order by b.id desc limit $3`,
    values: [campaign, before ?? null, most],
  })
  return rows
}

/** Reads a batch. */
export async function readBatch(sql: Sql, id: number): Promise<CodeBatch | undefined> {
  const { rows } = await sql.query<CodeBatch>({ text: `select ${batch} from campaign_code_batch b where b.id = $1`, values: [id] })
  return rows[0]
}

/** Reads the places of a batch whose codes have brought something. */
export async function readUsedPlaces(sql: Sql, id: number): Promise<{ place: number; used_at: Date }[]> {
  const { rows } = await sql.query<{ place: number; used_at: Date }>({
    text: 'select place, used_at from campaign_code where batch = $1 and used_at is not null order by place',
    values: [id],
  })
  return rows
}

/** Keeps a batch from bringing anything more; returns whether it was open. */
export async function stopBatch(sql: Sql, id: number, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update campaign_code_batch set stopped_at = $2 where id = $1 and stopped_at is null',
    values: [id, at],
  })
  return rowCount === 1
}

/** Reads the campaigns of which a batch is open. */
export async function readCampaignsWithCodes(sql: Sql, at: Date): Promise<number[]> {
  const { rows } = await sql.query<{ campaign: number }>({
    text: 'select distinct campaign from campaign_code_batch where stopped_at is null and (ends_at is null or ends_at > $1)',
    values: [at],
  })
  return rows.map(({ campaign }) => campaign)
}

/** A code as it stands: its campaign, whether its batch is open, and what it was used for. */
export type CodeRow = { campaign: number; open: boolean; reference: string | null }

export async function readCode(sql: Sql, index: string, at: Date): Promise<CodeRow | undefined> {
  const { rows } = await sql.query<CodeRow>({
    text: `select b.campaign, b.stopped_at is null and (b.ends_at is null or b.ends_at > $2) as open, c.reference
           from campaign_code c join campaign_code_batch b on b.id = c.batch where c.code_index = $1`,
    values: [index, at],
  })
  return rows[0]
}

/** Uses a code up for a player by a reference; returns whether it is theirs: a code is used once, by the same reference as often as it asks. */
export async function spendCode(
  tx: Transaction,
  index: string,
  { shard, player, reference }: { shard: number; player: bigint; reference: string },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `update campaign_code set shard = $2, player = $3, reference = $4, used_at = coalesce(used_at, $5)
           where code_index = $1 and (reference is null or reference = $4)`,
    values: [index, shard, player, reference, at],
  })
  return rowCount === 1
}
