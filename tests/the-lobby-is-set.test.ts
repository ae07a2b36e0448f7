import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeProfiles, desktop, expectAccessible, lookAtPictures, openBrowser, openProfile, picture } from './browser.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

lookAtPictures()

// What players find on the home page is set from the office, by keys.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({}, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

const names = ['English', 'Svenska', 'Eesti', 'Nederlands', 'Suomi', 'Deutsch', 'العربية'] as const
const rows = (page: Page) => page.getByRole('rowheader').allTextContents()
const shelvesAt = async (path = '/') => {
  const html = await (await fetch(house.origin + path)).text()
  return [...html.matchAll(/<h2 id="shelf-[^"]*"[^>]*>([^<]*)</g)].map(([, name]) => name)
}

test('shelves are moved and made by keys, seen as a visitor sees them, published, planned and brought back', async () => {
  const { page } = await enterOffice(house, browser, 'games')
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await press('g', 'q')
  await page.getByRole('heading', { name: 'Lobby', exact: true }).waitFor()
  const phone = page.getByRole('article', { name: 'What players see' })
  await phone.getByRole('heading', { name: /^Slots/ }).waitFor()
  await expectAccessible(page)

  await press('j', 'Shift+J', 'Shift+J')
  await expect.poll(() => rows(page).then((all) => all.slice(0, 3))).toEqual(['1. New', '2. Slots', '3. Played most'])
  await expect.poll(() => phone.getByRole('heading').first().textContent()).toMatch(/^New/)

  await press('c')
  await tabTo(page, 'combobox', /^What it shows/)
  await type(page, 'Chosen')
  await tabTo(page, 'textbox', /^Find a game/)
  await type(page, 'harvest')
  await tabTo(page, 'button', /^Put Harvest Wheel on the shelf/)
  await press('Enter')
  for (const name of names) {
    await tabTo(page, 'textbox', new RegExp(`^${name}$`))
    await type(page, name === 'العربية' ? 'اختيارات البيت' : name === 'Suomi' ? '<b>Talon</b>' : `House picks ${name}`)
  }
  await phone.getByRole('heading', { name: /^House picks English/ }).waitFor()
  await expect.poll(() => page.getByText('This cannot be published yet').count()).toBe(0)
  await expectAccessible(page)
  await picture(page, 'office-shelf-1280')
  await tabTo(page, 'link', /^Lobby$/)
  await press('Enter')
  await expect.poll(() => rows(page).then((all) => all.at(-1))).toMatch(/House picks English$/)
  await tabTo(page, 'combobox', /^In the language/)
  await press('End')
  await phone.getByRole('heading', { name: /^اختيارات البيت/ }).waitFor()
  await expect.poll(() => phone.getAttribute('dir')).toBe('rtl')
  await picture(page, 'office-lobby-1280')

  await page.locator('h1').click()
  await press('s')
  await actAt(page, 'The shelves for the winter.', /House picks English/)
  await page.getByText('Version 1').waitFor()
  await expect.poll(() => shelvesAt('/fi').then((all) => all.at(-1))).toBe('&lt;b&gt;Talon&lt;/b&gt;')
  await expect.poll(() => shelvesAt().then((all) => all.slice(0, 3))).toEqual(['New', 'Slots', 'Played most'])
  const player = await openProfile(browser, desktop)
  await player.page.goto(`${house.origin}/ar`)
  const picks = player.page.getByRole('region', { name: 'اختيارات البيت' })
  // Shelves above may become higher while they load, and push this one away again.
  await expect
    .poll(async () => {
      await picks.scrollIntoViewIfNeeded()
      return picks.getByRole('link', { name: 'Harvest Wheel' }).count()
    })
    .toBe(1)

  await tabTo(page, 'link', /^12\. House picks/)
  await press('Shift+K')
  await expect.poll(() => rows(page).then((all) => all.at(-1))).toBe('12. Scratch cards')
  await page
    .getByRole('group', { name: /^Publish at/ })
    .getByRole('spinbutton')
    .first()
    .focus()
  await type(page, '01012099')
  await type(page, '0600')
  await page.locator('h1').click()
  await press('s')
  await actAt(page, 'The order for a later year.', /2099/)
  await page.getByRole('cell', { name: 'Waits' }).waitFor()
  expect((await shelvesAt()).at(-1)).toBe('House picks English')

  await tabTo(page, 'button', /^Withdraw/)
  await press('Enter')
  await actAt(page, 'That year is far away.', /2099/)
  await page.getByRole('cell', { name: 'Withdrawn' }).waitFor()
  await page.locator('h1').click()
  await press('d')
  await actAt(page, 'Winter is over for us.', /Played most/)
  await page.getByText('Version 2').waitFor()
  await expect.poll(() => shelvesAt().then((all) => all.slice(0, 2))).toEqual(['Played most', 'New'])
})

test('a banner is uploaded, described in every language, published, and shown to players', async () => {
  const { page } = await enterOffice(house, browser, 'content')
  await page.keyboard.press('g')
  await page.keyboard.press('Shift+C')
  await page.getByRole('button', { name: /^New banner/ }).waitFor()
  await page.keyboard.press('c')
  const content = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a2e1d' } })
    .png()
    .toBuffer()
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'fair.png', mimeType: 'image/png', buffer: content })
  const preview = page.getByRole('article', { name: 'What players see' })
  await preview.locator('img').waitFor()
  await tabTo(page, 'textbox', /^Leads to/)
  await page.keyboard.press('Control+A')
  await type(page, '/fairness')
  for (const name of names) {
    await tabTo(page, 'textbox', new RegExp(`^${name}$`))
    await type(page, `The winter fair (${name})`)
  }
  await preview.getByRole('img', { name: 'The winter fair (English)' }).waitFor()
  await expect.poll(() => page.getByText('This cannot be published yet').count()).toBe(0)
  await expectAccessible(page)
  await picture(page, 'office-banner-1280')
  await page.locator('h1').click()
  await page.keyboard.press('s')
  await actAt(page, 'The fair begins today.', /winter fair/)
  const player = await openProfile(browser, desktop)
  const shown = player.page.getByRole('img', { name: 'The winter fair (English)' })
  await expect.poll(async () => (await player.page.goto(house.origin), shown.count())).toBe(1)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const sent = await fetch(house.origin + (await shown.getAttribute('src')))
  expect([sent.status, sent.headers.get('content-type'), sent.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    expect.stringContaining('immutable'),
  ])
  await expectAccessible(player.page)
  await shown.click()
  await player.page.waitForURL('**/fairness')
  await expect.poll(async () => (await fetch(`${house.origin}/ar`)).text()).toContain('The winter fair (العربية)')
})
