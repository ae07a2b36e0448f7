import type { DepositMethod, DepositStep } from '@fairhouse/contract'
import { gatewayRefusal } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import type { DepositEvent, DepositWish } from './deposit-state.ts'

/** A submitted deposit. */
export const wish: DepositWish = { method: 7, amount: '20.00', currency: 'EUR' }
/** What identifies it. */
export const running = { reference: 'd1', token: 't1' }
/** A step of it, with what a test wants different. */
export const step = (more: Partial<DepositStep>): DepositStep => ({
  type: 'form',
  methodId: 1,
  method: 'POST',
  target: 'frame',
  params: [],
  useFingerPrint: false,
  status: 'init',
  url: 'https://pay.example/acs',
  ...running,
  ...more,
})
/** A status that comes back. */
export const status = (more: object) =>
  ({
    type: 'status',
    maxPolls: 60,
    status: {
      status: 'pending',
      reference: 'd1',
      amount: '20.00',
      currency: 'EUR',
      limitRequire: false,
      receivedMoneyFromProvider: false,
      ...more,
    },
  }) as Extract<DepositEvent, { type: 'status' }> // more may be a status that no server says
/** A refusal. */
export const refusal = gatewayRefusal

/** A way to pay whose cards become tokens. */
export const tokenised = {
  method: 8,
  tokenised: true,
  preDepositRequired: false,
  interfaceUrl: '/interfaces/card-acquirer.html',
  fields: [
    { field: 'cardNumber', fieldType: 'text', validator: [], useForToken: true },
    { field: 'note', fieldType: 'text', validator: [] },
  ],
} as Partial<DepositMethod> as DepositMethod // as much of it as the flow looks at
/** A wish with a card in it. */
export const typed = { ...wish, method: 8, fields: { cardNumber: '4242 4242 4242 4242', note: 'mine' } }

/** A way to pay with a field that is encrypted. */
export const encrypting = {
  method: 9,
  fields: [
    { field: 'pin', fieldType: 'text', validator: [], encryptionType: 'rsa', encryptionParams: { keys: 'k' } },
    { field: 'note', fieldType: 'text', validator: [] },
  ],
} as Partial<DepositMethod> as DepositMethod // as much of it as the flow looks at
/** A wish with something in it. */
export const secret = { ...wish, fields: { pin: '1234', note: 'mine' } }
/** A way to pay whose fields are for the page of its provider. */
export const passing = { method: 10, passesFieldsOn: true, fields: [] } as Partial<DepositMethod> as DepositMethod // the same
