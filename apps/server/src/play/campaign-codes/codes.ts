import type { House } from '../../base/house.ts'
import type { Sql, Transaction } from '../../base/database/database.ts'
import { insertBatch, insertCodes, readBatch, readCode, readUsedPlaces, spendCode, stopBatch, type CodeRow } from './codes.sql.ts'

type Keys = Pick<House, 'personal'>

/** Without letters and digits that are taken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 12

/** Returns the code at a place of a batch: twelve characters, some 59 bits, which nobody without the index key can guess. */
export function codeAt({ personal }: Keys, batch: number, place: number): string {
  let bits = BigInt(`0x${Buffer.from(personal.indexOf('campaign code', `${batch}/${place}`), 'base64url').toString('hex')}`)
  let code = ''
  for (let index = 0; index < length; index += 1) {
    code += letters[Number(bits % BigInt(letters.length))]
    bits /= BigInt(letters.length)
  }
  return code
}

/** Returns by what a code is looked up; spaces, hyphens and small letters make no difference. */
const indexOfCode = ({ personal }: Keys, typed: string): string =>
  personal.indexOf('typed campaign code', typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

type NewBatch = { campaign: number; codes: number; note: string; endsAt: Date | null; at: Date; actor: string }

/** Makes a batch of codes; returns its number. */
export async function makeCodes(house: Keys, tx: Transaction, wanted: NewBatch): Promise<number> {
  const batch = await insertBatch(tx, wanted)
  const indexes = Array.from({ length: wanted.codes }, (_, index) => indexOfCode(house, codeAt(house, batch, index + 1)))
  await insertCodes(tx, batch, indexes)
  return batch
}

/** Lists the codes of a batch, each with when it was used; undefined if there is no such batch. */
export async function listCodes(house: Keys, sql: Sql, batch: number): Promise<{ code: string; usedAt: Date | null }[] | undefined> {
  const row = await readBatch(sql, batch)
  if (!row) return undefined
  const used = new Map((await readUsedPlaces(sql, batch)).map(({ place, used_at: at }) => [place, at]))
  return Array.from({ length: row.codes }, (_, index) => ({
    code: codeAt(house, batch, index + 1),
    usedAt: used.get(index + 1) ?? null,
  }))
}

/** Reads what a typed code stands for, if it is one of a batch. */
export const findCode = (house: Keys & Pick<House, 'clock'>, sql: Sql, typed: string): Promise<CodeRow | undefined> =>
  readCode(sql, indexOfCode(house, typed), house.clock.now())

/** Who uses a code, and by what. */
type Using = { shard: number; player: bigint; reference: string }

/**
 * Uses a typed code up, in the transaction of what it brings. Returns false if somebody else was faster; a code that is
 * of no batch belongs to everybody.
 */
export async function claimCode(house: Keys & Pick<House, 'clock'>, tx: Transaction, typed: string, by: Using): Promise<boolean> {
  if ((await findCode(house, tx, typed)) === undefined) return true
  return spendCode(tx, indexOfCode(house, typed), by, house.clock.now())
}

/** Keeps a batch from bringing anything more; returns whether it was open. */
export const stopCodes = ({ db, clock }: Pick<House, 'db' | 'clock'>, batch: number): Promise<boolean> => stopBatch(db, batch, clock.now())
