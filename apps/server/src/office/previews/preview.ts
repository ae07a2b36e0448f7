import { randomBytes } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Colleague } from '../base/office-context.ts'
import { hashOfSecret, isSessionOpen, readColleague } from '../sign-in/office-session.ts'
import { insertOpenPreview, insertPreview, readOpenPreview, takePreview, type Preview } from './preview.sql.ts'

const opensMs = 60_000
const livesMs = 10 * 60_000
const newSecret = () => randomBytes(32).toString('base64url')

/** Makes a token that opens a view once, within a minute, in this session. Only a hash of it is stored. */
export async function makePreview(sql: Sql, at: Date, preview: Preview): Promise<string> {
  const token = newSecret()
  await insertPreview(sql, hashOfSecret(token), preview, new Date(at.getTime() + opensMs))
  return token
}

/** Uses a token up and opens its view for ten minutes; undefined if it was used, is over, or is of another session. */
export async function openView(
  { db, clock }: House,
  token: string,
  session: string,
): Promise<{ preview: Preview; secret: string; until: Date } | undefined> {
  const at = clock.now()
  const preview = await takePreview(db, hashOfSecret(token), at)
  if (preview?.session !== session) return undefined
  const secret = newSecret()
  const until = new Date(at.getTime() + livesMs)
  await insertOpenPreview(db, hashOfSecret(secret), preview, at, until)
  return { preview, secret, until }
}

/** Finds the view that an address belongs to, and who looks, with what they may at this moment: neither gone nor locked. */
export async function previewAt(
  house: House,
  kind: string,
  secret: string,
): Promise<{ preview: Preview; colleague: Colleague } | undefined> {
  const now = house.clock.now()
  const preview = await readOpenPreview(house.db, hashOfSecret(secret), now)
  if (preview?.kind !== kind || !(await isSessionOpen(house, preview.session))) return undefined
  const colleague = await readColleague(house.db, preview.staff, now)
  return colleague && { preview, colleague }
}
