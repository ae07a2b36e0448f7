import { randomBytes } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Colleague, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { hashOfSecret, isSessionOpen, readColleague } from '../sign-in/office-session.ts'
import { insertOpenPreview, insertPreview, readOpenPreview, takePreview, type Preview } from './preview.sql.ts'
import type { Sql } from '../../base/database/database.ts'

const opensMs = 60_000
const livesMs = 10 * 60_000
const newSecret = () => randomBytes(32).toString('base64url')

/** Makes a token that opens a view once, within a minute, in this session. Only a hash of it is stored. */
export async function makePreview(sql: Sql, at: Date, preview: Preview): Promise<string> {
  const token = newSecret()
  await insertPreview(sql, hashOfSecret(token), preview, new Date(at.getTime() + opensMs))
  return token
}

/** Opens a view: uses its token up, and answers the address that its pages stand under for ten minutes. */
export async function openPreview(
  { house, colleague }: StaffContext,
  { token }: { token: string },
): Promise<{ address: string; until: string } | OfficeRefused> {
  const at = house.clock.now()
  const preview = await takePreview(house.db, hashOfSecret(token), at)
  if (!preview || preview.session !== colleague.session?.id) return no('notFound')
  const secret = newSecret()
  const until = new Date(at.getTime() + livesMs)
  await insertOpenPreview(house.db, hashOfSecret(secret), preview, at, until)
  return { address: `${house.env.publicOrigin}/preview/${preview.kind}/${secret}`, until: until.toISOString() }
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
