import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../../base/world.ts'
import { answer, refuse, type Answer } from '../base/answer.ts'
import type { Card } from '../cards/card.ts'
import { readWalletToken } from '../tokens/wallet-token.ts'
import { readCard, writeCardSaved } from '../cards/card.sql.ts'
import { openCard } from '../encryption/open-card.ts'
import type { TypedCard } from '../cards/check-card.ts'
import { paymentLifeMs, type Payment } from './payment.ts'
import { paymentView } from './payment-view.ts'
import { insertPayment, readPaymentByReference } from './payment.sql.ts'

/** A merchant's order of a payment. */
type PaymentOrder = {
  reference: string
  amount: bigint
  currency: string
  saveCard: boolean
  storedCard?: string | null | undefined
  cardToken?: string | null | undefined
  encryptedCard?: TypedCard | null | undefined
  registerCard: boolean
  walletToken?: string | null | undefined
  acceptFunding?: Card['funding'][] | null | undefined
  parentOrigin: string
  noticeUrl: string
  language: string
  payer?: string | null | undefined
}

/** Creates a payment. An order with a known reference returns the existing payment. */
export async function createPayment(world: World, query: Queries, order: PaymentOrder): Promise<Answer> {
  const { storedCard, cardToken, encryptedCard, registerCard, walletToken, acceptFunding, ...said } = order
  const wallet = walletToken ? readWalletToken(world, walletToken) : undefined
  if (walletToken && !wallet) return refuse(422, 'wallet_token_wrong', 'The wallet has not signed this token, or its time is over.')
  const told = wallet?.cardToken ?? cardToken
  const sent = encryptedCard ? await openCard(world, query, encryptedCard) : null
  if (typeof sent === 'string') return refuse(422, sent, 'The card could not be read, or it is none that works here.')
  const given = sent ?? (told ? await readCard(query, told) : null)
  if (told && !given) return refuse(422, 'card_token_unknown', 'There is no card with this token.')
  if (given && order.saveCard) await writeCardSaved(query, given.token)
  const card = storedCard ? await readCard(query, storedCard) : null
  if (storedCard && !card?.saved)
    return refuse(422, 'card_not_stored', 'There is no stored card with this token: only a card taken with saveCard can be used again.')
  const now = world.clock.now()
  const payment: Payment = {
    id: newId('pay'),
    clientSecret: newId('secret'),
    ...said,
    payer: said.payer ?? null,
    saveCard: said.saveCard || registerCard,
    registers: registerCard && card === null,
    capturedAmount: 0n,
    refundedAmount: 0n,
    fee: null,
    isStored: card !== null,
    acceptFunding: acceptFunding ?? null,
    card: card ?? given,
    createdAt: now,
    expiresAt: new Date(now.getTime() + paymentLifeMs),
    state: given ? { status: 'requiresConfirmation' } : { status: 'requiresCard' },
    isAuthenticated: wallet?.authMethod === 'CRYPTOGRAM_3DS',
  }
  if (await insertPayment(query, payment)) {
    world.changes.say('payments')
    return answer(201, paymentView(payment, world.origin))
  }
  const first = await readPaymentByReference(query, order.reference)
  return first
    ? answer(200, paymentView(first, world.origin))
    : refuse(409, 'reference_taken', 'The reference is being used by another call: ask again.')
}
