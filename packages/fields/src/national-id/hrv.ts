import { mod1110, type NationalIdReader } from './told.ts'

/** Croatia, OIB: eleven digits that tell nothing. */
export const oib: NationalIdReader = (id) => (/^\d{11}$/.test(id) && mod1110(id) === 1 ? {} : undefined)
