import { provesMany } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { cards, playerAt, type Player } from './player.ts'
import { widely } from './widely.ts'

const here = houseWithPlayer()
const ways = [
  ['a phone in Arabic', phone, 'ar'],
  ['a desktop in English', desktop, 'en'],
] as const
const ibanOf = { ar: 'EE382200221020145685', en: 'DE89370400440532013000' }

type Order = { id: string; protocol: string; reference: string; state: string }
const payoutOf = async (reference: string) =>
  (await here.house.control<{ orders: Order[] }>('/orders')).orders.find(
    (order) => order.protocol === 'bank-payout' && order.reference === reference,
  )

/** Types name and IBAN and saves. */
async function save(player: Player, name: string, iban: string) {
  const dialog = player.dialog()
  await dialog.locator('[name=abbreviatedName]').fill(name)
  await dialog.locator('[name=ibanNumber]').fill(iban)
  await dialog.locator('[name=ibanNumber]').press('Enter')
}

test.each(widely(ways, 1))(
  'a player gives an account, is asked to confirm it, is paid there, and has the money back when the bank returns it (%s)',
  async (_, screen, language) => {
    provesMany(
      'one account given, confirmed, paid to and returned from; each step is awaited',
      'CSH-022 CSH-033..034 CSH-230 CSH-488 CSH-561 CSH-563 CSH-627 IDN-203..206 IDN-609..610 SHL-150',
      'SHL-NS-19',
    )
    const { page, context, complaints } = await openProfile(here.browser, screen)
    const player = playerAt(here.house, page, language)
    const shot = (name: string) => picture(page, `${name}-${language}-${screen.width}`)
    await player.join()
    await player.enter()
    await player.beginDeposit('50', { save: true })
    await player.giveCard(cards.frictionless)
    await expect.poll(async () => (await player.wallet())['cash']).toBe('50.00')

    await player.open('/?modal=withdraw')
    await player
      .dialog()
      .getByRole('link', { name: player.say('cashier.changeAccount') })
      .click()
    const dialog = player.dialog()
    await dialog.locator('[name=ibanNumber]').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: player.say('cashier.detailsSave') }).click()
    await expect.poll(() => dialog.getByText(player.say('field.rule.required')).count()).toBe(2)
    await save(player, 'A. Example', 'EE11 2200 2210 2014 5685')
    await dialog.getByText(player.say('field.rule.iban')).waitFor()
    await save(player, 'B. Other', ibanOf[language])
    await dialog.getByText(player.say('error.ibanNameMismatch')).waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/payment/details'))
    await save(player, 'A. Example', ibanOf[language])
    expect((await sent).postDataJSON()).toEqual({
      methodId: 12001,
      fields: { abbreviatedName: 'A. Example', ibanNumber: ibanOf[language] },
    })
    await dialog.getByText(player.say('cashier.detailsWaiting')).waitFor()
    await expect.poll(() => dialog.innerText()).toContain('1-2')
    expect(await dialog.locator('[name=abbreviatedName]').isEditable()).toBe(false)
    await expectAccessible(page)
    await shot('payment-details')

    const withdraw = await wish(player, ibanOf[language])
    await withdraw()
    await dialog.getByText(player.say('error.notValidated')).waitFor()
    await shot('account-to-confirm')
    const [waiting] = await fairhouse<{ player: string; reference: string }[]>(here.house, 'details', 'waiting')
    await fairhouse(here.house, 'details', 'verify', waiting?.player ?? '', waiting?.reference ?? '', '--reason', 'bank statement seen')
    await withdraw()
    await dialog.getByText(player.say('cashier.withdrawDone')).waitFor()
    expect(await player.wallet()).toMatchObject({ cash: '30.00', pendingWithdrawal: '20.00' })

    // Whoever deposits meanwhile is told that a withdrawal waits, with the way to take it back.
    await player.open('/?modal=deposit')
    await player
      .dialog()
      .getByRole('link', { name: player.say('cashier.seeWithdrawals') })
      .click()
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
      .toMatch(/\/my\/transactions\/withdrawal\?status=pending$/)
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true')
    await shot('pending-withdrawals')
    const takeBack = page.locator('main').getByRole('button', { name: player.say('cashier.withdrawCancelOf') })
    await takeBack.click()
    await expect.poll(async () => (await player.wallet())['cash']).toBe('50.00')
    await expect.poll(() => takeBack.count()).toBe(0)

    const withdrawAgain = await wish(player, ibanOf[language])
    await withdrawAgain()
    await dialog.getByText(player.say('cashier.withdrawDone')).waitFor()
    const [request] = await fairhouse<{ reference: string }[]>(here.house, 'withdrawals', 'list')
    const reference = request?.reference ?? ''
    await fairhouse(here.house, 'withdrawals', 'pay', reference)
    await expect.poll(async () => (await payoutOf(reference))?.state).toBe('open')
    await here.house.control(`/orders/${(await payoutOf(reference))?.id}/answer`, { answer: 'bounce' })
    await dialog.getByText(player.say('cashier.status.paid')).first().waitFor()
    await here.house.control('/clock', { advanceSeconds: 90 })
    await expect.poll(async () => (await player.wallet())['cash']).toBe('50.00')
    await dialog.getByText(player.say('cashier.status.returned')).first().waitFor()
    await expectAccessible(page)
    await shot('payout-returned')
    const verified = await fairhouse<{ faults: string[] }[]>(here.house, 'ledger', 'verify')
    expect(verified.flatMap(({ faults }) => faults)).toEqual([])

    expect(complaints).toEqual([])
    await context.close()
  },
  240_000,
)

/** Fills a withdrawal of 20.00 to the account; answers how to send it. */
async function wish(player: Player, iban: string): Promise<() => Promise<void>> {
  await player.open('/?modal=withdraw')
  const dialog = player.dialog()
  await dialog
    .locator('label', { hasText: iban.slice(-4) })
    .first()
    .click()
  await dialog.locator('[name=amount]').fill('20')
  return () => dialog.locator('form button[type=submit]').last().click()
}
