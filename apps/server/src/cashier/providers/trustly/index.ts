import { trustlyPay as adapter } from './adapter.ts'
import { bankAtOnceMethods, payAndPlayMethods } from './methods.ts'

/** Its settings are in identification: one Trustly account serves both. */
export const trustly = {
  adapter,
  settings: {},
  inSandbox: () => ({}),
  methods: [
    { place: 20, rows: payAndPlayMethods },
    { place: 80, rows: bankAtOnceMethods },
  ],
}
