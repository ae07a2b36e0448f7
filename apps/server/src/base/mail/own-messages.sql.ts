import type { Actor } from '../actor.ts'
import type { Sql } from '../database/database.ts'

/** What the house says in a message in a language, by the names of the texts. */
export type MessageVersion = { name: string; language: string; version: number; texts: Record<string, string>; at: Date; actor: string }

/** Reads the newest version of every message in every language in which the house ever wrote one. */
export async function readOwnMessages(sql: Sql): Promise<MessageVersion[]> {
  const { rows } = await sql.query<MessageVersion>({
    text: `select distinct on (name, language) name, language, version, texts, at, actor from message_version order by name, language, version desc`,
  })
  return rows
}

/** Reads the versions of a message in a language before one, the newest first. */
export async function readMessageVersions(
  sql: Sql,
  { name, language }: { name: string; language: string },
  before: number | undefined,
  most: number,
): Promise<MessageVersion[]> {
  const { rows } = await sql.query<MessageVersion>({
    text: `select name, language, version, texts, at, actor from message_version
           where name = $1 and language = $2 and ($3::integer is null or version < $3) order by version desc limit $4`,
    values: [name, language, before ?? null, most],
  })
  return rows
}

/** Writes the next version of a message in a language; returns its number. */
export async function insertMessageVersion(
  sql: Sql,
  { name, language, texts }: Pick<MessageVersion, 'name' | 'language' | 'texts'>,
  at: Date,
  actor: Actor,
): Promise<number> {
  const { rows } = await sql.query<{ version: number }>({
    text: `insert into message_version (name, language, version, texts, at, actor)
           select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5 from message_version where name = $1 and language = $2 returning version`,
    values: [name, language, JSON.stringify(texts), at, actor],
  })
  return rows[0]!.version // an insert returns its row
}
