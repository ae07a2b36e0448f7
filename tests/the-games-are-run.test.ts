import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { closeProfiles, desktop, expectAccessible, openBrowser, openProfile, picture } from './browser.ts'
import { advanceClock, logInByCall, openAccount } from './calls.ts'
import { joinWithoutLoss, payByCard } from './calls-without-loss.ts'
import { fairhouse } from './command-line.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { isReturnStated, writeReturnDay } from './returns.sql.ts'
import { startHouse, type RunningHouse } from './running-house.ts'
import { stake, winRound } from './studio-without-loss.ts'

// Games are switched from the office by keyboard alone, and what players see of it meanwhile.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({ 'be.newDeviceMail': false, 'be.captcha.afterRegistrations': 0 }, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

/** The page of slots as somebody sees it who is logged in, or a page of a game. */
const look = async (page: Page, path = '/slots-games') => {
  await page.goto(house.origin + path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}
const tiles = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true }).count()

test('a game is switched off in one country: its players see it no more and finish their round, others go on; it comes back', async () => {
  const player = await joinWithoutLoss(house)
  await payByCard(house, player)
  await expect.poll(async () => (await player.ask('/api/wallet')).body).toMatchObject({ cash: '20.00' })
  const [round = ''] = await stake(house, player, [300], 'open')
  const elsewhere = 'elsewhere@example.com'
  await openAccount(house, elsewhere, {
    country: 'LTU',
    nationalIdNumber: '48803170331',
    birthDate: '1988-03-17',
    phoneNumber: '+37061200101',
    zipCode: '01123',
  })
  const [{ page: maltese }, { page: lithuanian }] = [await openProfile(browser, desktop), await openProfile(browser, desktop)]
  await logInByCall(maltese, house, player.email)
  await logInByCall(lithuanian, house, elsewhere)
  await look(maltese)
  await maltese.locator('main').getByRole('link', { name: 'Orchard', exact: true }).first().waitFor()

  const { page } = await enterOffice(house, browser, 'games')
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor()
  await page.getByRole('rowheader').first().waitFor()
  await expectAccessible(page)
  await picture(page, 'office-games-1280')
  await page.keyboard.press('/')
  await type(page, '1001')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
  await tabTo(page, 'link', /^Orchard/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Orchard' }).waitFor()
  await page
    .getByText(/€\s*3\.00/)
    .first()
    .waitFor()

  await tabTo(page, 'textbox', /^Several countries/)
  await type(page, 'mlt')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('game:1001 Orchard · MLT').waitFor()
  await dialog.getByText('3.00 EUR').waitFor()
  await dialog.getByRole('link', { name: 'Pending rounds' }).waitFor()
  await actAt(page, 'The studio has told us of a fault.', /Can be finished/)
  await page.getByText('Version 2').waitFor()
  await page.getByText('Off in some countries').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-game-1280')

  await look(maltese)
  await maltese.locator('main').getByRole('link').first().waitFor()
  expect(await tiles(maltese, 'Orchard')).toBe(0)
  await look(lithuanian)
  await lithuanian.locator('main').getByRole('link', { name: 'Orchard', exact: true }).first().waitFor()
  await look(maltese, '/slots-games/orchard/real')
  await maltese.getByText('This game cannot be played in your country right now.').waitFor()

  await winRound(house, player, round, 500)
  expect((await player.ask('/api/wallet')).body).toMatchObject({ cash: '22.00', inPlay: '0.00' })

  await page.reload()
  await page.getByText('Version 2').waitFor()
  await page.keyboard.press('z')
  await actAt(page, 'The studio has mended it.', /offIn/)
  await page.getByText('Version 3').waitFor()
  await look(maltese)
  await maltese.locator('main').getByRole('link', { name: 'Orchard', exact: true }).first().waitFor()
})

test('a provider is added, named from the command line, and switched off with all of its games', async () => {
  const { page } = await enterOffice(house, browser, 'games')
  await page.goto(`${house.office}/games/providers`)
  await page.getByRole('rowheader').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('c')
  await tabTo(page, 'textbox', /^Number/)
  await type(page, '400')
  await tabTo(page, 'textbox', /^Name/)
  await type(page, '<b>Quiet Harbour</b>')
  await page.keyboard.press('Enter')
  await actAt(page, 'The contract has been signed.', /<b>Quiet Harbour<\/b>/)
  await page.getByRole('heading', { level: 1, name: '<b>Quiet Harbour</b>' }).waitFor()
  await page.getByText('Version 1').waitFor()
  await expectAccessible(page)
  await fairhouse(house, 'providers', 'set', '400', 'Quiet Harbour', '--reason', 'Its name is written like this.')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Quiet Harbour', exact: true }).waitFor()
  await page.keyboard.press('o')
  await actAt(page, 'Its licence has run out.', /Begin no other round/)
  await page.getByText('Version 3').waitFor()
  type Row = { id: number; state: string }
  expect((await fairhouse<Row[]>(house, 'providers', 'list')).find(({ id }) => id === 400)?.state).toBe('off')
})

test('a game that pays too much is proposed to be switched off: a person looks at its days, and accepts', async () => {
  // What our own studio lists of Orchard is learned; its return is 97.37 %.
  await expect.poll(() => isReturnStated(house.ownerUrl, 'orchard-slot')).toBe(true)
  await writeReturnDay(house.ownerUrl, 1001, 40_000, 1.05)
  await advanceClock(house, 0.2)
  const { page } = await enterOffice(house, browser, 'games')
  await page.keyboard.press('g')
  await page.keyboard.press('Shift+E')
  await page.getByRole('heading', { level: 1, name: 'Returns', exact: true }).waitFor()
  const row = page.getByRole('row', { name: /Orchard/ })
  await row.getByText('Outside 99.99 %').waitFor()
  await expect.poll(() => row.textContent()).toContain('97.37 %')
  await expectAccessible(page)
  await picture(page, 'office-returns-1280')
  await tabTo(page, 'link', /^Orchard/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Orchard' }).waitFor()
  await page.getByRole('table', { name: 'Day by day' }).getByText('105.00 %').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-return-1280')

  await page.goto(`${house.office}/queues/return-alarms`)
  const waiting = page.getByRole('rowheader', { name: 'Orchard' })
  const isWaiting = async () => {
    await waiting.or(page.getByText('Nothing waits here.')).first().waitFor()
    return (await waiting.count()) > 0 || (await page.reload(), false)
  }
  await expect.poll(isWaiting).toBe(true)
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: 'Orchard: return outside its band' }).waitFor()
  await page.getByText('Begin no other round').first().waitFor()
  await expectAccessible(page)
  await picture(page, 'office-return-alarm-1280')
  await page.keyboard.press('a')
  await actAt(page, 'It pays more than it is to pay.', /Begin no other round/)
  await page.getByText('Nothing waits here.').waitFor()
  type Row = { id: string; state: string }
  expect((await fairhouse<Row[]>(house, 'games', 'list', 'Orchard')).find(({ id }) => Number(id) === 1001)?.state).toBe('off')
  expect((await fairhouse<{ id: string; grade: string }[]>(house, 'games', 'returns', '7')).find(({ id }) => id === '1001')?.grade).toBe(
    'proposal',
  )
})
