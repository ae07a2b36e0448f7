import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { openJourney } from './journey.ts'
import { password, playerAt, type Player } from './player.ts'

// What somebody can have of what is kept about them.

const { house, browser } = await openJourney()

/** What the browser keeps when a button is pressed; whoever has come in a while ago proves first who they are. */
async function fileOf({ page, say, dialog, button }: Player, key: string, { proves }: { proves: boolean }) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(key), exact: true }).click()
  if (proves) {
    await dialog().locator('[name=password]').fill(password)
    await expectAccessible(page)
    await button('shell.continue').click()
  }
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

test.each([
  ['en', 'ltr', desktop],
  ['ar', 'rtl', phone],
] as const)('a player takes everything that is kept of them along, in %s', async (language, direction, screen) => {
  const { page, context } = await openProfile(browser, screen)
  const player = playerAt(house, page, language)
  await player.join()
  await player.enter()
  await player.open('/my/profile')
  await page.getByRole('heading', { name: player.say('my.copyTitle') }).waitFor()
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}-${language}.png`, fullPage: true })
  await expectAccessible(page)
  const html = await fileOf(player, 'my.copyHtml', { proves: false })
  expect(html.name).toBe('my-data.html')
  expect(html.text).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(html.text).toContain(player.email)
  await house.control('/clock', { advanceSeconds: 16 * 60 })
  const json = await fileOf(player, 'my.copyJson', { proves: true })
  const { data } = JSON.parse(json.text) as { data: Record<string, { name: string; value: unknown }[]> }
  expect(data['profile']).toContainEqual({ name: 'email', value: player.email })
  expect(data['signIns']?.length).toBeGreaterThan(0)
  // The page as it is read.
  await page.goto('about:blank')
  await page.setContent(html.text)
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}-copy-${language}.png`, fullPage: true })
  await expectAccessible(page)
  await context.close()
})
