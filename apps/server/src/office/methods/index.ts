import { disableMethod, enableMethod, orderMethods, setMethod, setMethodLogo } from './change-methods.ts'
import { previewMethod } from './preview-method.ts'
import { listTriedDeposits, tryMethod } from './try-method.ts'
import { listMethods, listMethodVersions, readMethod } from './read-methods.ts'

/** What does the calls about ways to pay. */
export const methodHandlers = {
  listMethods,
  readMethod,
  listMethodVersions,
  previewMethod,
  setMethod,
  enableMethod,
  disableMethod,
  orderMethods,
  setMethodLogo,
  tryMethod,
  listTriedDeposits,
}
