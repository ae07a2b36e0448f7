import type { NationalIdReader } from './told.ts'

/** Numbers that were printed in wallets and a pamphlet and then used by thousands; the Social Security Administration has declared them void. */
const voided: ReadonlySet<string> = new Set(['078051120', '219099999'])

/** The United States, SSN: a shape, without a check digit. */
export const ssn: NationalIdReader = (id) =>
  /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(id) && !voided.has(id.replaceAll('-', '')) ? {} : undefined
