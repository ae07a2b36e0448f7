import type { Queries } from '@fairhouse/process/database.ts'

/** The blocked words of the house with their version; version 0 before it has told any. */
type HouseWords = { version: number; words: readonly string[] }

/** Reads the blocked words that the platform has told last. */
export async function readHouseWords(query: Queries): Promise<HouseWords> {
  return (await query<HouseWords>(`select version, words from chat_words`))[0] ?? { version: 0, words: [] }
}

/** Keeps a newer version of the house’s words. */
export async function writeHouseWords(query: Queries, { version, words }: HouseWords, at: Date): Promise<void> {
  await query(
    `insert into chat_words (version, words, told_at) values ($1, $2, $3)
     on conflict (only_row) do update set version = excluded.version, words = excluded.words, told_at = excluded.told_at
       where chat_words.version < excluded.version`,
    [version, JSON.stringify(words), at],
  )
}
