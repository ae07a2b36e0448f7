import { inSandbox, settings } from './settings.ts'

/** A phone's wallet draws a button; the acquirer is who is paid by it, so that it has no adapter. */
export const walletButton = { settings, inSandbox, methods: [] }
