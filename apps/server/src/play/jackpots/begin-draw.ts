import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import { commitmentOf, newSecret, type DrawKind } from './draw-secret.ts'
import { insertDraw, readLastDraw, type DrawRow } from './draw.sql.ts'
import { amountsOf, type JackpotRow } from './jackpot.ts'

type Drawing = Pick<House, 'personal' | 'clock'>

const placeOf = (jackpot: number, n: number): Place => `jackpot_draw.sealed_secret ${jackpot}/${n}`

/** Begins the next draw of a pot: its secret, if it has one, is drawn and sealed, and the digest of it can be read from now on. */
export async function beginDraw({ personal, clock }: Drawing, tx: Transaction, row: JackpotRow, kind: DrawKind): Promise<void> {
  const n = (await readLastDraw(tx, row.id)) + 1
  const secret = kind === 'reels' ? null : newSecret(kind, amountsOf(row.data))
  await insertDraw(tx, {
    jackpot: row.id,
    n,
    version: row.version,
    kind,
    commitment: secret === null ? null : commitmentOf(secret),
    sealed: secret === null ? null : personal.seal(secret, placeOf(row.id, n)),
    at: clock.now(),
  })
}

/** Opens the secret of a draw that runs, if it has one. Nobody is told of it before the draw ends. */
export const secretOf = ({ personal }: Pick<House, 'personal'>, draw: Pick<DrawRow, 'jackpot' | 'n' | 'sealed_secret'>): string | null =>
  draw.sealed_secret && personal.open<string>(draw.sealed_secret, placeOf(draw.jackpot, draw.n))
