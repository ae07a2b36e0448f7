import type { Sql } from '../../base/database/database.ts'

type PasswordLink = { shard: number; player: bigint; expires_at: Date; used_at: Date | null; address_index: string | null }

export async function countPasswordLinks(sql: Sql, shard: number, player: bigint, since: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count(*)::int as count from password_link where shard = $1 and player = $2 and created_at > $3',
    values: [shard, player, since],
  })
  return rows[0]!.count // a count returns its row
}

/** Inserts a link and ends earlier ones: only the newest is valid. */
export async function writePasswordLink(
  sql: Sql,
  link: { codeHash: string; shard: number; player: bigint; addressIndex: string; at: Date; expiresAt: Date },
): Promise<void> {
  await endPasswordLinks(sql, link.shard, link.player, link.at)
  await sql.query({
    text: 'insert into password_link (code_hash, shard, player, address_index, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    values: [link.codeHash, link.shard, link.player, link.addressIndex, link.at, link.expiresAt],
  })
}

export async function endPasswordLinks(sql: Sql, shard: number, player: bigint, at: Date): Promise<void> {
  await sql.query({
    text: 'update password_link set expires_at = $3 where shard = $1 and player = $2 and used_at is null and expires_at > $3',
    values: [shard, player, at],
  })
}

export async function readPasswordLink(sql: Sql, codeHash: string): Promise<PasswordLink | undefined> {
  const { rows } = await sql.query<PasswordLink>({
    text: 'select shard, player, expires_at, used_at, address_index from password_link where code_hash = $1',
    values: [codeHash],
  })
  return rows[0]
}

/** Consumes a link; returns false if it was used or has ended. */
export async function writePasswordLinkUsed(sql: Sql, codeHash: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update password_link set used_at = $2 where code_hash = $1 and used_at is null and expires_at > $2',
    values: [codeHash, at],
  })
  return rowCount === 1
}
