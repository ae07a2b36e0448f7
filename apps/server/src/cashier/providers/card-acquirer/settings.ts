import { url } from '../../../settings/definition/index.ts'

/** Where the card acquirer is, and who we are there. */
export const settings = {
  'be.cardAcquirer.url': url({
    about: "Cards: address of the acquirer's API",
    fallback: 'https://acquirer.example',
    scope: 'server',
  }),
}

/** The same where the sandbox plays it. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.cardAcquirer.url': `${sandboxOrigin}/acquirer`,
})
