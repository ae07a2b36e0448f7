import { inSandbox, settings } from './settings.ts'

/** The button of a phone's wallet. The acquirer takes the payment, so there is no adapter. */
export const walletButton = { settings, inSandbox, methods: [] }
