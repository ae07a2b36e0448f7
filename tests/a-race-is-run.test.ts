import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { advanceClock } from './calls.ts'
import { closeProfiles, desktop, expectAccessible, expectReadable, openBrowser, openProfile, phone, picture } from './browser.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { cards, playerAt, type Player } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// A race from its draft in the office to two players, on a phone and at a desk, who are tied to the millisecond and share its prizes.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({ 'fe.tournaments.blocked': false }, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await closeProfiles(browser)
  await house.close()
})

const reason = 'The harbour has its regatta.'
type Told = { race: { state: string; from: string; until: string }; board: { place: number; tied: number; amount: string | null }[] }

/** The race as anybody may read it. */
async function told(): Promise<Told> {
  return (await (await fetch(`${house.origin}/api/races/one?id=1`)).json()) as Told // the contract's answer
}
const hoursTo = (moment: string, now: string) => (Date.parse(moment) - Date.parse(now)) / 3_600_000
const now = async () => ((await (await fetch(`${house.origin}/api/settings`)).json()) as { serverTime: string }).serverTime // the contract's

/** Drafts a race in which each round brings a point, and has a second person open it. */
async function openInTheOffice(): Promise<void> {
  const { page } = await enterOffice(house, browser, 'campaigns')
  await page.keyboard.press('g')
  await page.keyboard.press('Shift+T')
  await page.getByText('There is no race yet.').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('heading', { name: 'New race' }).waitFor()
  await page.getByText('Not right yet:').waitFor()
  const fill = async (name: RegExp, text: string) => {
    await tabTo(page, 'textbox', name)
    await page.keyboard.press('Control+A')
    await type(page, text)
  }
  await fill(/^Name in English/, 'Harbour regatta')
  await page.getByLabel('Format').selectOption({ label: 'Points' })
  await fill(/^Points by multiplier/, '0:1')
  await fill(/^Games/, 'orchard')
  await fill(/^Prizes of the house/, '0.01')
  await fill(/^Buy-in/, '5.00')
  await fill(/^Least number/, '2')
  await fill(/^Shares of the buy-ins/, '600000 400000')
  await page.getByText('The house puts in').waitFor()
  await page.getByText(/countries close it/).waitFor()
  await page.getByText(/^BEL: bonuses are not allowed/).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-race-new-1280')
  await page.keyboard.press('Enter')
  await actAt(page, reason, /Harbour regatta/)
  await page.getByRole('heading', { level: 1, name: 'Harbour regatta' }).waitFor()

  await page.keyboard.press('o')
  await actAt(page, reason, /0\.01 EUR/)
  await page.getByText('This is a request now.').waitFor()
  const { page: second } = await enterOffice(house, browser, 'campaigns2', { ...desktop, dark: true })
  await second.keyboard.press('g')
  await second.keyboard.press('a')
  await tabTo(second, 'link', /Open a race/)
  await second.keyboard.press('Enter')
  await second.getByText(reason).waitFor()
  await second.keyboard.press('a')
  await second.getByRole('dialog').getByText('0.01 EUR').first().waitFor()
  await second.keyboard.press('Control+Enter')
  await second.getByText('Applied.').waitFor()
}

/** Joins with money, reads the rules and enters by a press. */
async function enter(player: Player, page: Page, screen: typeof phone): Promise<void> {
  const { say } = player
  await player.join()
  await player.enter()
  await player.beginDeposit('20')
  await player.giveCard(cards.frictionless)
  await expect.poll(() => player.balance()).toContain('20.00')
  await player.open('/promotions')
  await page.getByRole('link', { name: 'Harbour regatta' }).waitFor()
  await player.open('/tournaments')
  await page.getByRole('heading', { name: say('races.part.coming') }).waitFor()
  await expectAccessible(page)
  await picture(page, `races-${screen.width}`)
  await page.getByRole('link', { name: 'Harbour regatta' }).click()
  await page.getByText(say('races.rule.tiesText')).waitFor()
  await expectAccessible(page)
  await expectReadable(page, screen)
  await picture(page, `race-rules-${screen.width}`)
  const press = page.getByRole('button', { name: /^Enter for/ })
  await press.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: say('races.inTitle') }).waitFor()
  await expect.poll(() => player.balance()).toContain('15.00')
}

test('a race is drafted, opened by two, entered on a phone and at a desk, and two who are tied share its prizes', async () => {
  await openInTheOffice()
  const [{ page: small }, { page: large }] = [await openProfile(browser, phone), await openProfile(browser, desktop)]
  const [ada, ben] = [playerAt(house, small), playerAt(house, large)]
  await enter(ada, small, phone)
  await enter(ben, large, desktop)

  // It can be taken back until it begins, and entered again.
  await large.getByRole('button', { name: ben.say('races.leave') }).click()
  await large.getByRole('button', { name: /^Enter for/ }).click()
  await large.getByRole('heading', { name: ben.say('races.inTitle') }).waitFor()

  await advanceClock(house, hoursTo((await told()).race.from, await now()) + 0.01)
  for (const player of [ada, ben]) {
    await player.enter()
    await player.open('/slots-games/orchard/real')
    await player.page.frameLocator('iframe').first().locator('#spin:enabled').waitFor()
  }
  // Both rounds are booked in the same millisecond: time stands still until they are.
  const still = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  await Promise.all([ada.spin(1), ben.spin(1)])
  still.mockRestore()
  for (const [player, screen] of [
    [ada, phone],
    [ben, desktop],
  ] as const) {
    const { page } = player
    await player.open('/tournaments/1')
    await expect
      .poll(
        () =>
          page
            .getByRole('row')
            .filter({ hasText: /1, shared/ })
            .count(),
        { timeout: 20_000 },
      )
      .toBe(2)
    await expectAccessible(page)
    await expectReadable(page, screen)
    await picture(page, `race-standings-${screen.width}`)
  }
  expect((await told()).board).toMatchObject([
    { place: 1, tied: 2 },
    { place: 1, tied: 2 },
  ])

  await advanceClock(house, hoursTo((await told()).race.until, await now()) + 0.01)
  await expect.poll(async () => (await told()).race.state).toBe('closing')
  await advanceClock(house, 24.1)
  await expect.poll(async () => (await told()).race.state, { timeout: 20_000 }).toBe('over')
  expect((await told()).board.map(({ amount }) => amount)).toEqual(['5.01', '5.00'])
  const won: string[] = []
  for (const [player, screen] of [
    [ada, phone],
    [ben, desktop],
  ] as const) {
    const { page, say } = player
    await player.enter()
    await player.open('/tournaments/1')
    const says = page.getByText(/^You came in place 1 and won/)
    await says.waitFor()
    won.push((await says.innerText()).match(/\d\.\d\d/)?.[0] ?? '')
    await page.getByText(say('races.seed'), { exact: true }).waitFor()
    await expectAccessible(page)
    await picture(page, `race-over-${screen.width}`)
    await player.open('/my/transactions/game')
    const line = page.getByRole('row').filter({ hasText: 'Prize' })
    await line.getByText(won.at(-1) ?? '').waitFor()
    await page
      .getByRole('row')
      .filter({ hasText: /Buy-in(?! given)/ })
      .first()
      .getByText('5.00')
      .waitFor()
  }
  expect(won.toSorted()).toEqual(['5.00', '5.01'])
  const arabic = playerAt(house, small, 'ar')
  await arabic.open('/tournaments/1')
  await small.getByRole('heading', { name: arabic.say('races.rules') }).waitFor()
  await expectAccessible(small)
  await expectReadable(small, phone)
  await picture(small, 'race-ar')
})
