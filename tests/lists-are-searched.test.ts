import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { wordsOf } from './words.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

async function atTheCountry(language: 'en' | 'ar', screen = desktop) {
  const { page, complaints, context } = await openProfile(browser, screen)
  const say = wordsOf(language)
  const player = playerAt(house, page, language)
  await player.open('/registration')
  await page.getByRole('button', { name: say('registration.agree') }).click()
  const box = page.getByRole('combobox', { name: say('field.country') })
  await box.waitFor()
  return { page, complaints, context, say, box, sent: () => page.locator('select[name=country]').inputValue() }
}
const options = (page: Page) => page.getByRole('option')

describe.each(
  widely(
    [
      ['en', desktop],
      ['ar', phone],
    ] as const,
    1,
  ),
)('the list of countries in %s', (language, screen) => {
  test('is searched by typing, and says so where nothing fits', async () => {
    proves('SHL-1023')
    const { page, complaints, context, say, box, sent } = await atTheCountry(language, screen)
    expect(await sent()).toBe('MLT')
    await box.click()
    await expect.poll(() => options(page).count()).toBe(247)
    await box.fill('zzzz')
    const nothing = language === 'en' ? 'No results found' : 'لا توجد نتائج'
    await page.getByRole('status').getByText(nothing, { exact: true }).waitFor()
    expect([await options(page).count(), say('field.noResults').test(nothing)]).toEqual([0, true])
    await expectAccessible(page)
    await box.fill(language === 'en' ? 'swed' : 'السوي')
    await expectAccessible(page)
    await box.press('Enter')
    expect([await sent(), await box.inputValue()]).toEqual(['SWE', language === 'en' ? 'Sweden' : 'السويد'])
    await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the keyboard goes through the list, and Escape leaves what was chosen', async () => {
  const { page, context, box, sent } = await atTheCountry('en')
  await box.focus()
  await expect.poll(() => options(page).count()).toBe(0)
  await box.press('ArrowDown')
  const active = () =>
    page.evaluate(() => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent)
  expect([await active(), await box.getAttribute('aria-expanded')]).toEqual(['Malta', 'true'])
  await box.press('ArrowDown')
  expect(await active()).toBe('Marshall Islands')
  await box.press('ArrowUp')
  await box.press('ArrowUp')
  expect(await active()).toBe('Mali')
  await box.press('Escape')
  expect([await sent(), await box.inputValue(), await options(page).count()]).toEqual(['MLT', 'Malta', 0])
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  expect(await sent()).toBe('MHL')
  await context.close()
})

test('nothing moves when the box takes the place of the select, and the browser may fill the select in by itself', async () => {
  const { page, context, box } = await atTheCountry('en', phone)
  const [drawn, select] = [await box.boundingBox(), await page.locator('select[name=country]').boundingBox()]
  expect(drawn?.height).toBe(select?.height)
  const before = await page.locator('main').boundingBox()
  await box.click()
  expect(await page.locator('main').boundingBox()).toEqual(before)
  await box.press('Escape')
  await page.locator('select[name=country]').selectOption('EST', { force: true })
  await expect.poll(() => box.inputValue()).toBe('Estonia')
  await context.close()
})
