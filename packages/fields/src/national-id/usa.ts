import type { NationalIdReader } from './told.ts'

/** The United States, SSN: a shape, without a check digit. */
export const ssn: NationalIdReader = (id) => (/^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(id) ? {} : undefined)
