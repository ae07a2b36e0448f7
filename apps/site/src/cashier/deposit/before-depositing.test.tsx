import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { DepositAgreement } from './DepositAgreement.tsx'
import { methodWith } from './test-deposit-form.ts'
import { areas, field, form, submitOf } from './test-drawn-form.tsx'

describe('before depositing', () => {
  test.each([
    [null, ['I accept', 'I decline']],
    [false, ['You have declined.', 'I accept']],
  ])('an agreement whose answer is %s stands in the place of fields and button', async (depositAgreement, words) => {
    proves('CSH-093', 'CSH-161..162', 'CSH-419..420', 'CSH-424')
    const method = methodWith({ depositAgreementRequired: true, depositAgreement, fields: [field('iban')] })
    const html = await form([method])
    expect([html.includes('name="iban"'), html.includes('name="amount"'), submitOf(html)]).toEqual([false, false, ''])
    const agreement = textOf(await drawn(<DepositAgreement method={method} />, { areas }))
    for (const word of words) expect(agreement).toContain(word)
  })

  test('an agreement that was accepted, or is not asked for, stands nowhere', async () => {
    proves('CSH-421', 'CSH-425')
    const accepted = await form([methodWith({ depositAgreementRequired: true, depositAgreement: true, fields: [field('iban')] })])
    expect([accepted.includes('name="iban"'), submitOf(accepted)]).toEqual([true, 'Deposit'])
    expect(await form([methodWith({ depositAgreement: null, fields: [field('iban')] })])).toContain('name="iban"')
  })

  test('only visitors agree to privacy and age', async () => {
    proves('CSH-089', 'CSH-091', 'CSH-NS-29')
    const player = await form([methodWith()])
    expect([player.includes('privacyPolicyChecked'), player.includes('depositAgeAndPolicyChecked')]).toEqual([false, false])
    const visitor = await form([methodWith({ payAndPlay: true })], { in: { profile: null } })
    expect([visitor.includes('privacyPolicyChecked'), visitor.includes('depositAgeAndPolicyChecked')]).toEqual([true, true])
    expect(textOf(visitor)).toMatch(/I have read the privacy policy.*I am at least 18 years old and accept the terms/)
    expect(['privacy-policy', 'terms-conditions'].filter((modal) => !visitor.includes(`modal=${modal}`))).toEqual([])
    expect(visitor).not.toMatch(/<input[^>]*Checked"[^>]*checked=""/)
  })

  test('what must be set first is said, with the way there, and the button waits', async () => {
    proves('CSH-470', 'CSH-NS-24')
    const html = await form([methodWith()], { offer: { isOpen: false, requireLimitBeforeDeposit: true } })
    expect(textOf(html)).toContain('Nothing is credited to your account until they are set.')
    expect(html).toContain('modal=cumulative-deposit-limit')
    expect(html).toMatch(/<button type="submit"[^>]*disabled/)
    expect(textOf(html)).not.toContain('not possible right now')
    expect(textOf(await form([methodWith()]))).not.toContain('Nothing is credited')
  })

  test('where money is taken before the limits are set, that it waits for them is said and the button works', async () => {
    const html = await form([methodWith()], { offer: { heldUntilLimits: true } })
    expect(textOf(html)).toContain('Nothing is credited to your account until they are set.')
    expect(html).not.toMatch(/<button type="submit"[^>]*disabled/)
  })

  test('what is under way is said with its sum', async () => {
    proves('CSH-285..286', 'CSH-NS-23')
    const text = textOf(await form([methodWith()], { offer: { pendingDeposits: { totalAmount: '75.50', count: 2 } } }))
    expect(text).toContain('2 deposits are still under way: € 75.50.')
  })
})

describe('the document limit', () => {
  const bound = { limited: true, limitAmount: '2000.00', limitUsed: '1250.50' }

  test('is warned of with the total and what remains, and with the way to the documents', async () => {
    proves('CSH-556..557', 'CSH-NS-37', 'CSH-468')
    const html = await form([methodWith(bound)])
    expect(textOf(html)).toMatch(/You can deposit € 749\.50 more out of € 2.000\.00 before we need your documents/)
    expect(html).toContain('href="/my/documents"')
    expect(textOf(await form([methodWith()]))).not.toContain('before we need your documents')
    expect(textOf(await form([methodWith({ ...bound, limitUsed: '2500.00' })]))).toContain('€ 0.00 more')
  })

  test('that is reached says so, and the button waits', async () => {
    proves('CSH-555')
    const html = await form([methodWith({ ...bound, limitUsed: '2000.00', limitReached: true })])
    expect(textOf(html)).toContain('You reached a deposit limit. Please verify yourself by providing proof of Identity and Address')
    expect(html).toMatch(/<button type="submit"[^>]*disabled/)
    expect(textOf(html)).not.toContain('before we need your documents')
  })

  test('is nothing to somebody who is not logged in', async () => {
    const visitor = await form([methodWith({ ...bound, payAndPlay: true })], { in: { profile: null } })
    expect(textOf(visitor)).not.toContain('before we need your documents')
  })
})
