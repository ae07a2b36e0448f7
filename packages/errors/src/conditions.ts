import { table } from './table.ts'

/** When the product says an error, and the test that makes it happen. */
type Raised = { readonly when: string; readonly test: string }
/** An error whose condition needs a part of the product that is not there yet; none waits today. */
type Waiting = { readonly part: string }

/** Every error with the condition that causes it, for the check. */
export const conditions: Readonly<Record<string, Raised | Waiting>> = table

/** Whether an error waits for a part of the product. */
export const isWaiting = (condition: Raised | Waiting): condition is Waiting => 'part' in condition
