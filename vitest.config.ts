import { messagesPlugin } from '@fairhouse/messages/vite-plugin.ts'
import { configDefaults, defineConfig } from 'vitest/config'

const never = [...configDefaults.exclude, '**/data/**', '**/.cache/**']
// Minutes of faults: by `npm run faults`, and in the wide run.
const faults = process.env.FAULT_DEPOSITS || process.env.TEST_ALL ? [] : ['tests/deposits-among-faults.test.ts']

/** Journeys that the wide run alone takes (`npm run test:all`), and whoever names them: the ordinary run stays well under twenty minutes. */
const wideJourneys = [
  'a-form-comes-first',
  'a-login-by-token-goes-on',
  'a-player-is-known-elsewhere',
  'accounts-elsewhere',
  'idin-asks-the-bank',
  'identification-elsewhere',
  'limits-by-default',
  'lists-are-searched',
  'notices-reach-a-browser',
  'passkeys',
  'places-and-shortcuts',
  'the-bank-says-the-age',
  'the-cashier-says-why',
  'the-style-guide',
  'what-identity-providers-are-asked',
  'what-waits-how-long',
].map((name) => `tests/${name}.test.ts`)
const isWide = Boolean(process.env.TEST_ALL ?? process.env.TEST_NAMED)

/** Two stages, see launch/test.ts: everything beside its code in parallel, then the journeys through the whole product, two at a time. */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{apps,packages,checks,launch,bench}/**/*.test.{ts,tsx}'],
          exclude: never,
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/**/*.test.ts'],
          exclude: [...never, ...faults, ...(isWide ? [] : wideJourneys)],
          maxWorkers: 2,
          expect: { poll: { timeout: 10_000, interval: 100 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
