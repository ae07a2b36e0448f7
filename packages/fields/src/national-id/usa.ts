import type { NationalIdReader } from './told.ts'

/**
 * Numbers printed in sold wallets and in a pamphlet, later used by thousands. The Social Security Administration has
 * voided them.
 */
const voided: ReadonlySet<string> = new Set(['078051120', '219099999'])

/** The United States, SSN: a pattern without a check digit. */
export const ssn: NationalIdReader = (id) =>
  /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(id) && !voided.has(id.replaceAll('-', '')) ? {} : undefined
