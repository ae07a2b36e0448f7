import { bankTransfer as adapter } from './adapter.ts'
import { transferMethods } from './methods.ts'
import { inSandbox, settings } from './settings.ts'

export const bankTransfer = { adapter, settings, inSandbox, methods: [{ place: 50, rows: transferMethods }] }
