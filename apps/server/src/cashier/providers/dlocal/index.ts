import { dlocal as adapter } from './adapter.ts'
import { localMethods } from './methods.ts'
import { inSandbox, settings } from './settings.ts'

export const dlocal = { adapter, settings, inSandbox, methods: [{ place: 60, rows: localMethods }] }
