import { btcpay as adapter } from './adapter.ts'
import { cryptoMethods } from './methods.ts'
import { inSandbox, settings } from './settings.ts'

export const btcpay = { adapter, settings, inSandbox, methods: [{ place: 70, rows: cryptoMethods }] }
