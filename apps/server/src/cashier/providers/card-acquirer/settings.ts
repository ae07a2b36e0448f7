import { url } from '../../../settings/definition/index.ts'

/** The settings of the card acquirer. */
export const settings = {
  'be.cardAcquirer.url': url({
    about: "Cards: address of the acquirer's API",
    fallback: 'https://acquirer.example',
    scope: 'server',
  }),
}

/** Their values if the sandbox plays the acquirer. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.cardAcquirer.url': `${sandboxOrigin}/acquirer`,
})
