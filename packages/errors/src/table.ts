import { documentErrors } from './entries/documents.ts'
import { limitErrors } from './entries/limits.ts'
import { formErrors } from './entries/form-and-call.ts'
import { accountErrors } from './entries/account.ts'
import { moneyErrors } from './entries/money.ts'
import { identityErrors } from './entries/identity.ts'
import { forbiddenErrors } from './entries/forbidden.ts'
import { checkErrors } from './entries/checks-and-campaigns.ts'
import { namedErrors } from './entries/named.ts'
import { callErrors } from './entries/own-calls.ts'

/**
 * Every error of the product. The key is the error's name on the wire (`error`) and in code (`errors.failedLogin`), and that of its text
 * (`error.failedLogin`). Source: section 8 of the three specifications.
 *
 * A new error is one entry in `entries/` and its text in each `packages/messages/<language>/error.json`; only one that does more than float, or that
 * leads somewhere, is named in `shown.ts` as well, which is all of this that the browser loads.
 */
export const table = {
  ...formErrors,
  ...accountErrors,
  ...moneyErrors,
  ...identityErrors,
  ...documentErrors,
  ...limitErrors,
  ...forbiddenErrors,
  ...checkErrors,
  ...namedErrors,
  ...callErrors,
} as const
