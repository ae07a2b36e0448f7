import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startHouse } from './running-house.ts'

const jar = process.env.VNU_JAR ?? join(import.meta.dirname, '../node_modules/vnu-jar/build/dist/vnu.jar')
const possible = existsSync(jar)
if (process.env.TEST_ALL && !possible)
  console.warn(
    'The HTML is not validated: the Nu validator needs Java and there is none. Install it (on Debian: apt-get install default-jre-headless), then run the tests again.',
  )

const pages = ['/', '/ar', '/slots-games', '/login', '/registration', '/?modal=registration', '/?modal=login', '/?modal=privacy-policy']
const others = ['/no-such-page', '/my/profile', '/support', '/terms-conditions', '/StyleGuide', '/poker-login', '/coming-soon', '/fairness']

test.runIf(possible)('the Nu validator finds no error in the main pages', async () => {
  const house = await startHouse()
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-html-'))
  try {
    const files = await Promise.all(
      [...pages, ...others].map(async (path, place) => {
        const file = join(folder, `${place}.html`)
        writeFileSync(file, await (await fetch(house.origin + path)).text())
        return file
      }),
    )
    // The styles in the page are checked when they are built; the validator knows older CSS than browsers do.
    const options = ['--format', 'gnu', '--errors-only', '--exit-zero-always', '--filterpattern', 'CSS: .*']
    const { stderr } = await promisify(execFile)('java', ['-jar', jar, ...options, ...files])
    expect(stderr.trim()).toBe('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await house.close()
  }
})
