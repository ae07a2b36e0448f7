import { url } from '../../../settings/definition/index.ts'

/** Where the button of a phone's wallet is, and who we are there. */
export const settings = {
  'be.walletButton.scriptUrl': url({
    about: "A phone's wallet: the script that draws its button",
    fallback: 'https://pay.google.com/gp/p/js/pay.js',
    scope: 'server',
  }),
}

/** The same where the sandbox plays it. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.walletButton.scriptUrl': `${sandboxOrigin}/wallet/pay.ts`,
})
