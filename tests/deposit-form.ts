import { cards, type Player } from './player.ts'

/** Opens the form with a way to pay chosen; a slip that nobody has paid yet would be shown again. */
export async function choose({ page, open, dialog }: Player, method: number, amount = '20'): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('token-deposit'))
  await open(`/slots-games?modal=deposit&amount=${amount}`)
  await dialog().locator(`[name=method][value="${method}"]`).check()
}

/** Types a card into the fields of our own form. */
export const typeCard = (player: Player, number: string = cards.frictionless): Promise<void> =>
  player.fill({ cardNumber: number, cardExpiry: '12/40', cardCvc: '987', cardHolder: 'Ada Example' })
