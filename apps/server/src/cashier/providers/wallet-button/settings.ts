import { url } from '../../../settings/definition/index.ts'

/** The settings of the wallet button. */
export const settings = {
  'be.walletButton.scriptUrl': url({
    about: "A phone's wallet: the script that draws its button",
    fallback: 'https://pay.google.com/gp/p/js/pay.js',
    scope: 'server',
  }),
}

/** Their values if the sandbox plays the wallet. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.walletButton.scriptUrl': `${sandboxOrigin}/wallet/pay.ts`,
})
