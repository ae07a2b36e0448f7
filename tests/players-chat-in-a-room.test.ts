import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture, type Screen } from './browser.ts'
import { openJourney } from './journey.ts'
import { actAt, enterOffice } from './office-desk.ts'
import { playerAt } from './player.ts'

// Two players write to each other in a bingo room, one at a desk and one on a phone in Arabic; what is reported comes to the office.

const { house, browser } = await openJourney({}, { office: true })
const reason = 'It was reported by a player.'

/** A player with an account comes into a room and opens its chat. */
async function enterRoom(language: string, screen: Screen) {
  const { page, complaints } = await openProfile(browser, screen)
  const player = playerAt(house, page, language)
  await player.join()
  await player.enter()
  await player.open('/bingo-games/dovecote/real')
  const frame = await frameOf(page)
  await frame.locator('#buy[aria-disabled=false]').waitFor()
  return { page, frame, player, complaints, ...chatIn(frame) }
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The game has no frame.')
  return frame
}

/** What somebody does in the chat, by the keyboard alone. */
function chatIn(frame: Frame) {
  const log = frame.locator('#chat-log')
  const press = async (selector: string, key = 'Enter') => frame.locator(selector).first().press(key)
  return {
    unfold: async () => {
      if ((await frame.locator('#chat-toggle').getAttribute('aria-expanded')) === 'false') await press('#chat-toggle')
      await frame.locator('#chat-note:not(:empty)').waitFor()
    },
    choose: async (nickname: string) => {
      await frame.locator('#chat-name').fill(nickname)
      await press('#chat-name')
    },
    write: async (text: string) => {
      await frame.locator('#chat-text').fill(text)
      await press('#chat-text')
    },
    said: () => frame.locator('#chat-said').innerText(),
    note: () => frame.locator('#chat-note').innerText(),
    reads: (text: string) => log.getByText(text, { exact: true }).waitFor({ timeout: 15_000 }),
    log,
    press,
  }
}

/** The chosen message of the office's list, by its words. */
async function choose(office: Page, text: string): Promise<void> {
  await office.getByRole('link', { name: text }).click()
  await office.getByRole('heading', { name: 'Chosen message' }).waitFor()
}

test('two players choose nicknames and write; one hides and reports the other; the office takes the message away, mutes and blocks a word', async () => {
  const ada = await enterRoom('en', desktop)
  await ada.unfold()
  await ada.choose('Admin')
  await expect.poll(ada.said).toContain('sounds like the house')
  await ada.choose('Ada')
  await ada.frame.locator('#chat-text').waitFor()
  await ada.write('Good luck, <b>everybody</b>!')
  await ada.reads('Good luck, <b>everybody</b>!')
  await ada.write('call me on 070 123 45 67')
  await expect.poll(ada.said).toContain('For your safety')
  await ada.write('what a sh1t game')
  await expect.poll(ada.said).toContain('Let us keep it friendly')

  const noor = await enterRoom('ar', phone)
  await expect.poll(() => noor.frame.locator('#chat-body').isVisible()).toBe(false)
  await noor.unfold()
  await noor.choose('نور')
  await noor.frame.locator('#chat-text').waitFor()
  await noor.reads('Good luck, <b>everybody</b>!')
  await noor.write('مرحبًا، حظًا سعيدًا')
  await ada.reads('مرحبًا، حظًا سعيدًا')
  const directions = await noor.frame.locator('.chat-words').evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))
  expect(directions).toEqual(['ltr', 'rtl'])
  // At its end nothing of the room is under the dock.
  await noor.frame.locator('.room').evaluate((room) => room.scrollTo(0, room.scrollHeight))
  await expectAccessible(noor.frame)
  await picture(noor.page, `bingo-chat-ar-${phone.width}`)
  await expectAccessible(ada.frame)
  await picture(ada.page, `bingo-chat-en-${desktop.width}`)

  // It covers neither the tickets nor the way to buy them.
  const [hand, chat, dock] = await Promise.all(['.hand', '#chat', '.dock'].map((part) => ada.frame.locator(part).boundingBox()))
  if (!hand || !chat || !dock) throw new Error('A part of the room is not shown.')
  expect(hand.y + hand.height).toBeLessThanOrEqual(chat.y + 1)
  expect(chat.x + chat.width).toBeLessThanOrEqual(dock.x)

  await noor.press('.chat-more')
  const notice = noor.frame.locator('#notice')
  await notice.getByText('Good luck, <b>everybody</b>!').waitFor()
  await expectAccessible(noor.frame)
  await notice.locator('button').nth(1).press('Enter')
  await expect.poll(noor.said).not.toBe('')
  await noor.press('.chat-more')
  await notice.locator('button').nth(0).press('Enter')
  await expect.poll(() => noor.log.locator('.chat-words').allInnerTexts()).toEqual(['مرحبًا، حظًا سعيدًا'])
  await noor.press('#chat-show-all')
  await noor.reads('Good luck, <b>everybody</b>!')

  const { page: office } = await enterOffice(house, browser, 'games')
  await office.getByRole('link', { name: 'Chat 1 waiting' }).waitFor()
  await office.keyboard.press('g')
  await office.keyboard.press('Shift+H')
  await choose(office, 'Good luck, <b>everybody</b>!')
  await expectAccessible(office)
  await picture(office, 'office-chat-1280')
  await office.keyboard.press('r')
  await actAt(office, reason, /Taken away/)
  await expect.poll(() => ada.log.locator('.chat-words').count(), { timeout: 20_000 }).toBe(1)
  await office.getByText('No reported message waits.').waitFor({ timeout: 20_000 })
  await office.getByRole('link', { name: 'Chat', exact: true }).waitFor()

  await office.getByLabel('Messages').selectOption({ label: 'All' })
  await choose(office, 'Good luck, <b>everybody</b>!')
  await office.keyboard.press('h')
  await actAt(office, reason, /Kept from writing until/)
  await expect.poll(ada.note, { timeout: 20_000 }).toContain('You may write again on')
  await expect.poll(() => ada.frame.locator('#chat-form').isVisible()).toBe(false)
  await office.getByText('Muted', { exact: true }).first().waitFor({ timeout: 20_000 })
  await office.keyboard.press('o')
  await actAt(office, reason, /Kept from writing until/)
  await ada.frame.locator('#chat-text').waitFor({ timeout: 20_000 })

  await office.getByRole('link', { name: 'Blocked words' }).click()
  await office.getByLabel('Words').fill('rivalbingo*')
  await office.getByLabel('Words').blur()
  await expectAccessible(office)
  await office.keyboard.press('s')
  await actAt(office, reason, /rivalbingo/)
  // It said the same of the list before.
  await office.getByText('Version 1').waitFor()
  await office.getByText('The studio uses these words.').waitFor({ timeout: 20_000 })
  await ada.write('come to RivalBingo24')
  await expect.poll(ada.said).toContain('Let us keep it friendly')

  // It stays closed where it was closed.
  await ada.press('#chat-toggle')
  await ada.player.open('/bingo-games/dovecote/real')
  const again = await frameOf(ada.page)
  await again.locator('#buy[aria-disabled=false]').waitFor()
  await expect.poll(() => again.locator('#chat-body').isVisible()).toBe(false)
  expect([...ada.complaints, ...noor.complaints]).toEqual([])
})

test('a visitor of the demonstration reads along', async () => {
  const { page } = await openProfile(browser, desktop)
  await playerAt(house, page, 'sv').open('/bingo-games/dovecote/demo')
  const frame = await frameOf(page)
  const { unfold, note } = chatIn(frame)
  await unfold()
  expect(await note()).toContain('I en demonstration läser du med')
  expect([await frame.locator('#chat-form').isVisible(), await frame.locator('#chat-name-form').isVisible()]).toEqual([false, false])
  await expectAccessible(frame)
})
