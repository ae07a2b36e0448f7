import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { identificationPlace, noticePlace } from './identification-seal.ts'
import { readByVendor, readReturning, writeReturn, type Returned } from './identification.sql.ts'
import { writeNotice } from './identification-notice.sql.ts'
import { lookJob } from './look-again.ts'
import type { Callback, Notice } from '../identification-contract/method.ts'
import { methodContext, methodNamed } from '../identification-methods/methods.ts'

/** Stores what a browser brought back, once, and triggers a look; undefined if no attempt waits for the key. */
export async function takeReturn(house: House, name: string, key: string | undefined, callback: Callback): Promise<Returned | undefined> {
  const method = methodNamed(name)
  const known = key ?? (method?.keyIn ? method.keyIn(callback) : (callback.query.state ?? callback.body.state))
  if (!method || !known) return undefined
  const now = house.clock.now()
  const tokenHash = await readReturning(house.db, name, hashOfSecret(known))
  if (tokenHash === undefined) return undefined
  const sealed = house.personal.seal(callback, identificationPlace('return', tokenHash))
  const returned = await writeReturn(house.db, name, hashOfSecret(known), sealed, now)
  if (returned) await writeJob(house.db, lookJob, returned.token_hash, now)
  return returned
}

/** Takes a service's signed notice: stores what it says once, and triggers a look at its attempt. */
export async function takeIdentificationNotice(
  house: House,
  name: string,
  notice: Notice,
): Promise<{ status: number; reply?: { body: string; type: string } | undefined }> {
  const method = methodNamed(name)
  if (!method?.notice) return { status: 404 }
  const about = await method.notice(methodContext(house), notice)
  if (!about) return { status: 401 }
  const now = house.clock.now()
  const { vendorRef, kept } = about
  if (kept) {
    const sealed = house.personal.seal(kept.told, noticePlace(name, kept.id))
    await writeNotice(house.db, { method: name, noticeId: kept.id, vendorRef, sealed }, now)
  }
  for (const tokenHash of await readByVendor(house.db, name, vendorRef)) await writeJob(house.db, lookJob, tokenHash, now)
  return { status: 200, reply: about.reply }
}
