import { expect } from 'vitest'
import type { Player } from './player.ts'

/** The slip that a player sees comes from the template of its way to pay, names payee, amount with its currency, reference and date as its frame was told, and can be printed. */
export async function expectFilledSlip(
  { page, dialog, button, say }: Player,
  origin: string,
  method: number,
  told: () => Record<string, unknown> | undefined,
): Promise<void> {
  const table = dialog().frameLocator('iframe[src*="payment-slip"]').getByRole('table')
  await table.getByText('40.00').first().waitFor()
  const { slipParams, slipTemplateUrl } = told() as { slipParams: { name: string; value: string }[]; slipTemplateUrl: string } // as it was told
  expect(slipTemplateUrl).toBe(`/cms/content/payment-slip/${method}/en.html`)
  expect((await fetch(origin + slipTemplateUrl)).status).toBe(200)
  const filled = await table.getByRole('row').allInnerTexts()
  const valueOf = (name: string) => slipParams.find((param) => param.name === name)?.value ?? 'nothing'
  for (const [line, value] of [
    ['amount', `40.00 ${valueOf('currency')}`],
    ['beneficiary', valueOf('beneficiary')],
    ['reference', valueOf('reference')],
    ['expiresAt', String(new Date(valueOf('expiresAt')).getFullYear())],
  ] as const)
    expect(filled.find((text) => say(`mail.slip.${line}`).test(text.split('\t')[0] ?? ''))).toContain(value)
  const slip = page.frames().find((frame) => frame.url().includes('payment-slip'))
  await slip?.evaluate(() => void (window.print = () => void (document.title = 'printed')))
  await button('cashier.print').click()
  expect(await slip?.title()).toBe('printed')
}
