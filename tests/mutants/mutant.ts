import type { RowName } from '@fairhouse/testing/proves.ts'

/** A fault planted on purpose: in `source`, `from` (which stands there once) becomes `to`, and a test of the row has to fail. */
export type Mutant = { readonly row: RowName; readonly source: string; readonly from: string; readonly to: string }
