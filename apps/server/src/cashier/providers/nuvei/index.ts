import { nuvei as adapter } from './adapter.ts'
import { pageMethods } from './methods.ts'
import { inSandbox, settings } from './settings.ts'

export const nuvei = { adapter, settings, inSandbox, methods: [{ place: 40, rows: pageMethods }] }
