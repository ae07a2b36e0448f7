import type { House } from '../house.ts'
import { anchorKeyOf } from './anchor.ts'
import { readAnchors } from './anchor.sql.ts'

/** Lists how the two logs ended on each day, with the key that signs; without a key none are made. */
export const listAnchors = async ({ db, env }: House) => ({ anchors: await readAnchors(db), key: anchorKeyOf(env.auditKey) })
