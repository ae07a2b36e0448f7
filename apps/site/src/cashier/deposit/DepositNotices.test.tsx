import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { DepositAgreement } from './DepositAgreement.tsx'
import { SignedAgreement } from './SignedAgreement.tsx'
import { methodWith } from './test-deposit-form.ts'
import { areas, form, submitOf } from './test-drawn-form.tsx'

// What countries and payment methods require beside the form.

test.each([
  ['cashier.noticeNld', /from a bank account in your own name; withdrawals go to the IBAN that you deposited from/],
  ['cashier.noticeDefault', /card or account in your own name/],
])('the words of the country stand there (%s)', async (countryNotice, words) => {
  proves(...((countryNotice === 'cashier.noticeNld' ? ['CSH-476', 'CSH-NS-27'] : ['CSH-477', 'CSH-NS-28']) as RowName[])) // rows of the tables
  expect(textOf(await form([methodWith()], { offer: { countryNotice } }))).toMatch(words)
})

test('only debit cards are taken is said at the way to pay where that holds, and at no other', async () => {
  proves('CSH-NS-25', 'CSH-474')
  const words = 'Only debit cards are accepted.'
  const [card, bank] = [methodWith({ debitOnly: true }), methodWith({ method: 8, methodId: 8, kind: 'bank' })]
  expect(textOf(await form([card, bank]))).toContain(words)
  expect(textOf(await form([bank, card]))).not.toContain(words)
})

test.each([
  ['notProtected', /apart from ours, but it is not protected: .*might not get all of it back.*“not protected”/],
  ['medium', /apart from ours, and arrangements are made.*“medium protection”/],
  ['high', /in a trust that somebody independent oversees.*“high protection”/],
] as const)('how the money of players is held is said where the country wants it, with the terms (%s)', async (fundsProtection, words) => {
  proves('CSH-092', 'CSH-475', 'CSH-NS-26')
  const html = await form([methodWith()], { offer: { fundsProtection } })
  expect(textOf(html)).toMatch(words)
  expect(html).toContain('modal=terms-conditions')
  const elsewhere = await form([methodWith()])
  expect([textOf(elsewhere).includes('UK Gambling Commission'), elsewhere.includes('modal=terms-conditions')]).toEqual([false, false])
})

test('an agreement that was accepted can be read again in full, with its date and version', async () => {
  proves('CSH-NS-30')
  const signed = { at: '2026-11-12T10:00:00Z', version: '2026-11' }
  const method = methodWith({ depositAgreementRequired: true, depositAgreement: true, depositAgreementSigned: signed })
  const asked = textOf(await drawn(<DepositAgreement method={{ ...method, depositAgreement: null }} />, { areas }))
  const full = /By accepting you agree.*we keep this answer with its date\./
  expect(asked).toMatch(full)
  const again = textOf(await drawn(<SignedAgreement method={method} />, { areas }))
  expect(again).toMatch(/^Deposit agreement: accepted on .*12.*2026, version 2026-11 /)
  expect(full.exec(again)?.[0]).toBe(full.exec(asked)?.[0])
  await expect.poll(() => form([method])).toContain('<details')
  expect(submitOf(await form([method]))).toBe('Deposit')
  expect(await form([methodWith()])).not.toContain('<details')
})

test('why no deposit is taken is said with the way on, over all ways to pay', async () => {
  const html = await form([methodWith()], { offer: { isOpen: false, closedBy: { error: 'sessionTimeNotSet', errorCode: 250 } } })
  expect(textOf(html)).toContain('please set your session time limit')
  expect(html).toContain('href="/my/limits/time"')
  expect(textOf(html)).not.toContain('Depositing is not possible right now')
})
