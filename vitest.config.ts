import { messagesPlugin } from '@fairhouse/messages/vite-plugin.ts'
import { configDefaults, defineConfig } from 'vitest/config'
import { wideJourneys } from './tests/wide-journeys.ts'

const never = [...configDefaults.exclude, '**/data/**', '**/.cache/**']
// Minutes of faults: by `npm run faults`, and in the wide run.
const faults = process.env.FAULT_DEPOSITS || process.env.TEST_ALL ? [] : ['tests/deposits-among-faults.test.ts']

const isWide = Boolean(process.env.TEST_ALL ?? process.env.TEST_NAMED)

/** Files that put another module in the place of one of ours: they need a process in which nobody has loaded it yet. */
const mocking = ['apps/server/src/people/sign-in/login.test.ts', 'apps/server/src/**/same-work.test.ts']

const setupFiles = ['testing/set-up-file.ts']

/** Two stages, see launch/test.ts: everything beside its code, then the journeys through the whole product. Three workers each: on the two cores of the machine that CI runs on, one of them always waits for the database or a browser. */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    reporters: ['default'],
    maxWorkers: 3,
    // Files share their worker's modules: to load the server anew for each of them took most of the run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{apps,packages,checks,launch,bench,testing}/**/*.test.{ts,tsx}'],
          exclude: [...never, ...mocking],
          setupFiles,
          expect: { poll: { timeout: 30_000, interval: 20 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: { name: 'mocking', include: mocking, exclude: never, isolate: true, testTimeout: 180_000, hookTimeout: 180_000 },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/**/*.test.ts'],
          setupFiles,
          exclude: [...never, ...faults, ...(isWide ? [] : wideJourneys.map((name) => `tests/${name}.test.ts`))],
          expect: { poll: { timeout: 45_000, interval: 50 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
