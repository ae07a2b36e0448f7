import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { fairhouse } from './command-line.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { password } from './player.ts'
import { settle } from './settle.ts'

const here = houseWithPlayer()
const { at, visitor, playersPage } = here
async function set(name: string, value: unknown): Promise<void> {
  await fairhouse(here.house, 'settings', 'set', name, JSON.stringify(value))
  await settle(here.house)
}
const flag = (page: Page, name: string) => page.locator('body').getAttribute(`data-${name}`)

test('the page says by its flags who looks, from where and with what', async () => {
  provesMany(
    'every flag of the body in one pattern, held against the reference',
    'SHL-159 SHL-180 SHL-186..187 SHL-189 SHL-191 SHL-194..196 SHL-747 SHL-NS-20',
  )
  const page = await visitor()
  const seen = async (agent: string, path = '/') => {
    const html = await (await fetch(here.house.origin + path, { headers: { 'user-agent': agent } })).text()
    return /<body[^>]*>/.exec(html)?.[0] ?? ''
  }
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  expect(await seen(iphone)).toMatch(/data-device="mobile".*data-country="MLT".*data-rules="MLT".*data-ios="true".*data-user="logged-out"/)
  expect(await seen('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')).not.toMatch(/data-(?:ios|poker|uk|potential-minor)/)
  expect(await seen('Mozilla', '/?customerApp=poker')).toContain('data-poker="true"')
  await set('country.source', 'fixed:GBR')
  expect(await seen('Mozilla')).toMatch(/data-country="GBR".*data-rules="GBR".*data-uk="true"/)
  await set('country.source', 'fixed:MLT')
  await page.goto(`${here.house.origin}/?customerApp=poker`)
  await ready(page)
  const reference = readFileSync(new URL('../docs/page-flags.md', import.meta.url), 'utf8')
  const [flags, variables] = await page.evaluate(() => [document.body.getAttributeNames(), [...document.documentElement.style]])
  expect(flags.filter((name) => !name.startsWith('data-') || !reference.includes(`\`${name}\``))).toEqual([])
  expect(variables.toSorted()).toEqual(['--scrollbar-width', '--vh'])
  for (const name of variables) expect(reference).toContain(`\`${name}\``)
  await page.locator('footer').getByRole('link').first().click()
  await vi.waitFor(() => expect(at(page)).toMatch(/^\/\w.*\?customerApp=poker/), 10_000)
  await page.setViewportSize({ width: 800, height: 500 })
  await vi.waitFor(
    async () => expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--vh'))).toBe('5px'),
    10_000,
  )
  await page.context().close()
})

test('an operator can mark a player as possibly under age, and the page says so under British rules', async () => {
  proves('SHL-188', 'SHL-190')
  await fairhouse(here.house, 'player', 'potential-minor', here.player.email, 'on')
  const page = await playersPage()
  expect([await flag(page, 'potential-minor'), await flag(page, 'uk-minors'), await flag(page, 'profile-country')]).toEqual([
    'true',
    null,
    'MLT',
  ])
  await fairhouse(here.house, 'player', 'potential-minor', here.player.email, 'off')
  await page.context().close()
})

test('a country that is not allowed sees the block page on every address, and nothing around it', async () => {
  proves('SHL-123..125', 'SHL-418', 'SHL-524')
  await set('fe.allowedCountries', ['SWE', 'NLD'])
  const page = await visitor()
  await page.goto(`${here.house.origin}/slots-games?a=1`)
  expect(at(page)).toBe('/blocked')
  await expect.poll(() => page.locator('header, footer, nav').count()).toBe(0)
  await set('fe.allowedCountries', [])
  await page.goto(`${here.house.origin}/blocked`)
  expect(at(page)).toBe('/')
  await page.context().close()
})

test('the protection screen stands in the place of the whole site', async () => {
  proves('SHL-185', 'SHL-NS-16')
  await set('site.protection', true)
  const response = await fetch(`${here.house.origin}/slots-games`)
  const html = await response.text()
  expect([response.status, response.headers.get('retry-after'), /<header|<footer|<nav/.test(html)]).toEqual([503, '300', false])
  expect(/<form|<input|<iframe|<article|<dialog|-games\//.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))).toBe(false)
  expect(/<h1[^>]*>[^<]{5,}<\/h1>/.test(html)).toBe(true)
  const elsewhere = await fetch(`${here.house.origin}/group/slots`, { redirect: 'manual' })
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([301, '/slots-games'])
  await set('site.protection', false)
  expect((await fetch(`${here.house.origin}/slots-games`)).status).toBe(200)
})

test('a new password signs every other device out, and only the right present one can set it', async () => {
  proves('SHL-071', 'SHL-078')
  const [mine, other] = [await playersPage(), await playersPage()]
  await mine.goto(`${here.house.origin}/my/change-password`)
  await ready(mine)
  const change = async (present: string, next: string) => {
    await mine.locator('#oldPassword').fill(present)
    await mine.locator('#newPassword').fill(next)
    await mine.locator('main form button[type=submit]').click()
  }
  await change('Wrong7Harbour', 'Silver8Lantern')
  await mine.getByText(here.player.say('my.rule.wrongPassword')).waitFor()
  await change(password, 'Password1')
  await mine.locator('#newPassword[aria-invalid=true]').waitFor()
  await change(password, 'Silver8Lantern')
  await mine.getByText(/Your password is changed/).waitFor()
  const isIn = (page: Page) => page.evaluate(async () => (await (await fetch('/api/session')).json()).profile !== null)
  expect([await isIn(mine), await isIn(other)]).toEqual([true, false])
  await mine.goto(`${here.house.origin}/my/activity`)
  await mine.getByText('This visit · ').waitFor()
  await mine
    .getByText(/Ended by a new password/)
    .first()
    .waitFor()
})
