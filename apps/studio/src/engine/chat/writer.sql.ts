import type { Queries } from '@fairhouse/process/database.ts'
import type { Writer } from './chat.ts'

/** Reads what is known of a player in the chat. */
export async function readWriter(query: Queries, owner: string): Promise<Writer> {
  const rows = await query<Writer>(
    `select n.nickname, coalesce(n.must_rename, false) as "mustRename",
       u.until as "mutedUntil", coalesce(u.for_good, false) as "mutedForGood"
     from (select $1::text as owner) who left join chat_names n using (owner) left join chat_mutes u using (owner)`,
    [owner],
  )
  return rows[0]! // one row always
}

/** Lets a player write or choose one thing at a time, until the transaction ends. */
export async function lockWriter(query: Queries, owner: string): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtextextended($1, 1))`, [`chat/${owner}`])
}

/** Keeps a nickname, which takes the place of one that must be given up; false if it is somebody else’s or barred. */
export async function writeNickname(query: Queries, owner: string, nickname: string, folded: string, at: Date): Promise<boolean> {
  const rows = await query(
    `insert into chat_names (owner, nickname, folded, chosen_at, used_at)
     select $1, $2, $3, $4, $4 where not exists (select from chat_barred_names where folded = $3)
       and not exists (select from chat_names where folded = $3)
     on conflict do nothing returning owner`,
    [owner, nickname, folded, at],
  )
  return rows.length > 0
}

/** Takes a nickname from its player and bars it for everybody. */
export async function barNickname(query: Queries, owner: string, at: Date): Promise<void> {
  await query(
    `with gone as (delete from chat_names where owner = $1 returning folded)
     insert into chat_barred_names (folded, barred_at) select folded, $2 from gone on conflict do nothing`,
    [owner, at],
  )
}

/** Keeps that a player has used their nickname. */
export async function touchNickname(query: Queries, owner: string, at: Date): Promise<void> {
  await query(`update chat_names set used_at = $2 where owner = $1`, [owner, at])
}

/** Has players choose another nickname, unless they have done so since the house decided it; returns how many. */
export async function orderRename(query: Queries, owners: readonly string[], at: Date): Promise<number> {
  const rows = await query(
    `update chat_names set must_rename = true where owner = any($1) and chosen_at <= $2 and not must_rename returning owner`,
    [owners, at],
  )
  return rows.length
}

/** Keeps what the house has decided about players’ writing, unless it has decided anew since. */
export async function writeMutes(query: Queries, owners: readonly string[], until: Date | 'forGood' | null, at: Date): Promise<void> {
  await query(
    `insert into chat_mutes (owner, until, for_good, decided_at) select owner, $2, $3, $4 from unnest($1::text[]) as given (owner)
     on conflict (owner) do update set until = excluded.until, for_good = excluded.for_good, decided_at = excluded.decided_at
       where chat_mutes.decided_at < excluded.decided_at`,
    [owners, until === 'forGood' ? null : until, until === 'forGood', at],
  )
}

/** Hides everything that a player writes from another. */
export async function insertHidden(query: Queries, owner: string, hidden: string, at: Date): Promise<void> {
  await query(`insert into chat_hidden (owner, hidden, hidden_at) values ($1, $2, $3) on conflict do nothing`, [owner, hidden, at])
}

/** Shows a player again whomever they have hidden. */
export async function deleteHidden(query: Queries, owner: string): Promise<void> {
  await query(`delete from chat_hidden where owner = $1`, [owner])
}

/** Reads the nicknames that a player has hidden. */
export async function readHidden(query: Queries, owner: string): Promise<string[]> {
  const rows = await query<{ nickname: string }>(
    `select nickname from chat_hidden h join chat_names n on n.owner = h.hidden where h.owner = $1 order by nickname`,
    [owner],
  )
  return rows.map(({ nickname }) => nickname)
}

/** Deletes everything that players have written, chosen, hidden and reported, and what was decided about them. */
export async function forgetWriters(query: Queries, owners: readonly string[]): Promise<void> {
  await query(`delete from chat_messages where owner = any($1)`, [owners])
  await query(`delete from chat_reports where owner = any($1)`, [owners])
  await query(`delete from chat_hidden where owner = any($1) or hidden = any($1)`, [owners])
  await query(`delete from chat_mutes where owner = any($1)`, [owners])
  await query(`delete from chat_names where owner = any($1)`, [owners])
}

/** Gives nicknames free that nobody has used since a time, and what hangs on them. */
export async function deleteUnusedNames(query: Queries, before: Date): Promise<void> {
  await query(`delete from chat_names where used_at < $1 and not must_rename`, [before])
  await query(`delete from chat_hidden h where hidden_at < $1 and not exists (select from chat_names where owner = h.hidden)`, [before])
  await query(`delete from chat_mutes where not for_good and decided_at < $1 and (until is null or until < $1)`, [before])
}
