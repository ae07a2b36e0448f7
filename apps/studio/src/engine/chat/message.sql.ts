import type { Queries } from '@fairhouse/process/database.ts'
import type { Message } from './chat.ts'

/** A message as a room shows it, with the nickname that its writer has now. */
type ShownMessage = Pick<Message, 'id' | 'owner' | 'nickname' | 'text' | 'writtenAt'>

/**
 * Reads a room's newest messages, newest first: none that the house has taken away, of somebody who must choose another
 * nickname, or of whom the reader has hidden.
 */
export async function readShownMessages(query: Queries, gameId: string, reader: string, limit: number): Promise<ShownMessage[]> {
  return query<ShownMessage>(
    `select m.id, m.owner, coalesce(n.nickname, m.nickname) as nickname, m.text, m.written_at as "writtenAt"
     from chat_messages m left join chat_names n on n.owner = m.owner
     where m.game_id = $1 and m.removed_at is null and n.must_rename is not true
       and not exists (select from chat_hidden h where h.owner = $2 and h.hidden = m.owner)
     order by m.id desc limit $3`,
    [gameId, reader, limit],
  )
}

/** Keeps a message, in the round of its room that is played or sold; false if its key was used before. */
export async function insertMessage(
  query: Queries,
  message: Pick<Message, 'gameId' | 'owner' | 'nickname' | 'text' | 'writtenAt'> & { key: string; folded: string },
): Promise<boolean> {
  const { gameId, owner, key, nickname, text, folded, writtenAt } = message
  const rows = await query(
    `insert into chat_messages (game_id, shared_round, owner, message_key, nickname, text, folded, written_at)
     values ($1, (select min(number) from shared_rounds where game_id = $1 and status in ('open', 'playing')), $2, $3, $4, $5, $6, $7)
     on conflict (owner, message_key) do nothing returning id`,
    [gameId, owner, key, nickname, text, folded, writtenAt],
  )
  return rows.length > 0
}

/** Reads how many messages a player has written since a time, and whether one with a text since another. */
export async function readLately(
  query: Queries,
  owner: string,
  { since, folded, sameSince, key }: { since: Date; folded: string; sameSince: Date; key: string },
): Promise<{ count: number; isSame: boolean; isAgain: boolean }> {
  const rows = await query<{ count: number; isSame: boolean; isAgain: boolean }>(
    `select count(*) filter (where written_at > $2)::int as count, coalesce(bool_or(folded = $3), false) as "isSame",
       coalesce(bool_or(message_key = $5), false) as "isAgain"
     from chat_messages where owner = $1 and written_at > least($2::timestamptz, $4::timestamptz)`,
    [owner, since, folded, sameSince, key],
  )
  return rows[0] ?? { count: 0, isSame: false, isAgain: false }
}

/** Reads who wrote a message that a room shows; undefined if there is none. */
export async function readAuthor(query: Queries, gameId: string, id: bigint): Promise<string | undefined> {
  const rows = await query<{ owner: string }>(`select owner from chat_messages where id = $1 and game_id = $2 and removed_at is null`, [
    id,
    gameId,
  ])
  return rows[0]?.owner
}

/** Keeps that a player has reported a message; once each. */
export async function insertReport(query: Queries, message: bigint, owner: string, at: Date): Promise<void> {
  await query(`insert into chat_reports (message, owner, reported_at) values ($1, $2, $3) on conflict do nothing`, [message, owner, at])
}

/** Takes a message away from its room; returns whether there is such a message. */
export async function removeMessage(query: Queries, id: bigint, at: Date): Promise<boolean> {
  const rows = await query(`update chat_messages set removed_at = coalesce(removed_at, $2) where id = $1 returning id`, [id, at])
  return rows.length > 0
}

/** Keeps that the house has looked at the reports of a message; returns whether there is such a message. */
export async function seeReports(query: Queries, id: bigint, at: Date): Promise<boolean> {
  const rows = await query(
    `update chat_messages set reports_seen_at = greatest(coalesce(reports_seen_at, $2), $2::timestamptz) where id = $1 returning id`,
    [id, at],
  )
  return rows.length > 0
}

/** A message as the house is told of it. */
export type ToldMessage = Message & {
  nicknameNow: string | null
  mustRename: boolean
  mutedUntil: Date | null
  mutedForGood: boolean
  reports: number
  reportedAt: Date | null
}

/** Which messages the house asks for: of all rooms or one, of everybody or some, all or those with reports that nobody has looked at. */
type ToldOf = { gameId: string | null; owners: readonly string[] | null; reported: boolean; before: bigint | null; limit: number }

/** Reads messages for the house, newest first. */
export async function readToldMessages(query: Queries, { gameId, owners, reported, before, limit }: ToldOf): Promise<ToldMessage[]> {
  return query<ToldMessage>(
    `select m.id, m.game_id as "gameId", m.shared_round as "sharedRound", m.owner, m.nickname, m.text, m.written_at as "writtenAt",
       m.removed_at as "removedAt", n.nickname as "nicknameNow", coalesce(n.must_rename, false) as "mustRename",
       u.until as "mutedUntil", coalesce(u.for_good, false) as "mutedForGood", r.reports, r.reported_at as "reportedAt"
     from chat_messages m left join chat_names n on n.owner = m.owner left join chat_mutes u on u.owner = m.owner
       cross join lateral (select count(*)::int as reports, max(reported_at) as reported_at from chat_reports
         where message = m.id and (m.reports_seen_at is null or reported_at > m.reports_seen_at)) r
     where ($1::text is null or m.game_id = $1) and ($2::bigint is null or m.id < $2)
       and (not $3 or m.id in (select message from chat_reports) and r.reports > 0 and m.removed_at is null)
       and ($5::text[] is null or m.owner = any($5))
     order by m.id desc limit $4`,
    [gameId, before, reported, limit, owners],
  )
}

/** Deletes messages that are older than they are kept: others than those that were reported or taken away sooner. */
export async function deleteOldMessages(query: Queries, before: Date, reportedBefore: Date): Promise<void> {
  await query(
    `delete from chat_messages m where written_at < $1 and (written_at < $2
       or removed_at is null and not exists (select from chat_reports where message = m.id))`,
    [before, reportedBefore],
  )
}
