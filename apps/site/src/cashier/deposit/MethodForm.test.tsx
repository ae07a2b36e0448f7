import { proves } from '@fairhouse/testing/proves.ts'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { DepositForm } from './DepositForm.tsx'
import { methodWith, offerWith } from './test-deposit-form.ts'

type Given = { method?: Parameters<typeof methodWith>[0]; offer?: Parameters<typeof offerWith>[0] }

/** The form of one way to pay, for a player. */
const form = ({ method, offer }: Given) =>
  drawn(
    <Suspense>
      <DepositForm methods={[methodWith(method)]} offer={offerWith(offer)} busy={false} refusal={undefined} onSubmit={() => undefined} />
    </Suspense>,
    { profile: {}, areas: ['cashier', 'field', 'list'] },
  )

test('the form opens in the currency of the account, wherever the method lists it', async () => {
  proves('CSH-228')
  const method = { supportCurrencies: { SEK: '0.0875', EUR: '1' } }
  const chosen = async (currency: string) => /<option value="(\w+)" selected=""/.exec(await form({ method, offer: { currency } }))?.[1]
  expect([await chosen('EUR'), await chosen('SEK')]).toEqual(['EUR', 'SEK'])
})

test('the player’s own least and most bind where they are narrower than the method’s', async () => {
  proves('CSH-237')
  const method = { minAmount: '10.00', maxAmount: '500.00' }
  const text = async (offer: Given['offer']) => textOf(await form({ method, offer }))
  expect(await text({ minAmountValidation: '5.00', maxAmountValidation: '40.00' })).toMatch(/€ 10\.00 .*€ 40\.00 /)
  expect(await text({ minAmountValidation: '15.00', maxAmountValidation: '900.00' })).toMatch(/€ 15\.00 .*€ 500\.00 /)
})

test('a method’s own instructions stand in its form, and in no other', async () => {
  proves('CSH-606')
  const words = 'Keep your phone at hand: you confirm the payment there.'
  expect(textOf(await form({ method: { methodId: 410006, instructions: 'cashier.instructions.mobilePayment' } }))).toContain(words)
  expect(textOf(await form({}))).not.toContain(words)
})
