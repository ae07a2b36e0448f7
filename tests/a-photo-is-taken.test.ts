import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { expectAccessible, lookAtPictures, openProfile } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'

lookAtPictures()

const { house, browser } = await openJourney({})

/** Somebody with an account, at a browser. */
async function newcomer() {
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await player.join()
  await player.enter()
  const press = (key: string) => player.button(key, page.locator('main')).filter({ visible: true }).click()
  return { page, context, player, say: player.say, press }
}

test('a photo is taken by the camera of a computer, which says first what it asks for; back to the start, nothing of it is left', async () => {
  proves('IDN-NS-59..60')
  const { page, context, player, say, press } = await newcomer()
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 240 })
    setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 320, 240), 50)
    const devices = {
      enumerateDevices: async () => [{ kind: 'videoinput' }],
      getUserMedia: () => new Promise((allow) => Object.assign(window, { allow: () => allow(canvas.captureStream(20)) })),
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: devices })
  })
  await player.open('/my/documents?validationType=account')
  await page.locator('[name=name]').fill('Letter')
  await press('documents.takePhoto')
  const asks = page.getByText(say('documents.cameraPermission'))
  await asks.waitFor()
  await expect.poll(() => page.getByRole('button', { name: say('documents.shoot') }).isDisabled()).toBe(true)
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow())
  await asks.waitFor({ state: 'detached' })
  await expectAccessible(page)
  await press('documents.shoot')
  await expect.poll(() => page.getByRole('list', { name: say('documents.picked') }).innerText()).toBe('photo.jpg')
  await press('documents.next')
  await page.getByRole('list', { name: say('documents.set') }).waitFor()
  await press('documents.toStart')
  await page.getByRole('list', { name: say('documents.set') }).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[name=name]').inputValue()).toBe('')
  await press('documents.next')
  await page.getByText(say('field.rule.fileRequired')).waitFor()
  await context.close()
})

test('where there is no camera, a file is chosen', async () => {
  proves('IDN-NS-59')
  const { page, context, player, say } = await newcomer()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: { enumerateDevices: async () => [] } })
  })
  await player.open('/my/documents?validationType=account')
  await page.locator('main').getByLabel(say('documents.chooseFiles')).first().waitFor({ state: 'attached' })
  await expect.poll(() => page.getByText(say('documents.takePhoto')).count()).toBe(0)
  await context.close()
})
