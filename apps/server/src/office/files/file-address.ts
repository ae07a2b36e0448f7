import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House } from '../../base/house.ts'
import { hashOfSecret, isSessionOpen } from '../sign-in/office-session.ts'
import { takeOfficeFile, writeOfficeFile, type OfficeFile } from './file-address.sql.ts'

const livesMs = 60_000

/** The path under which pages are shown. */
export const filePath = '/file-page'
export const filesCookie = '__Secure-office-files'

/**
 * Says in a cookie to the host of files alone which session looks: the session's own cookie does not go there. It proves
 * the session and opens nothing.
 */
export function setFilesCookie(house: Pick<House, 'env'>, session: string): string {
  const { hostname } = new URL(house.env.officeOrigin)
  return `${filesCookie}=${proofOf(house, session)}; Domain=${hostname}; Path=${filePath}; Secure; HttpOnly; SameSite=Strict`
}

/** Makes an address that shows a page once, to this session, for a minute. Only a hash of its secret is stored. */
export async function makeFileAddress({ db, clock, env }: House, file: OfficeFile): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await writeOfficeFile(db, hashOfSecret(secret), file, new Date(clock.now().getTime() + livesMs))
  return `${env.officeFilesOrigin}${filePath}/${secret}`
}

/** Uses an address up; returns what it shows if it is in time, and whoever asks is whoever it was made for. */
export async function openFileAddress(house: House, secret: string, proof: string | undefined): Promise<OfficeFile | undefined> {
  const file = await takeOfficeFile(house.db, hashOfSecret(secret), house.clock.now())
  if (!file || !isSame(proof ?? '', proofOf(house, file.session))) return undefined
  return (await isSessionOpen(house, file.session)) ? file : undefined
}

const proofOf = ({ env }: Pick<House, 'env'>, session: string): string =>
  createHmac('sha256', env.indexKey).update(`office files\n${session}`).digest('base64url')

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
