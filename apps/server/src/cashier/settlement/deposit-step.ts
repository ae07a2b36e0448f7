import { createHmac } from 'node:crypto'
import type { DepositStep } from '@fairhouse/contract'
import type { House } from '../../base/house.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import type { AttemptRow } from '../attempts/attempt.sql.ts'
import { shownStatus } from './settle-deposit.ts'

type Attempt = Pick<AttemptRow, 'reference' | 'method' | 'state' | 'step' | 'provider_reference' | 'reason'>

/**
 * Derives the token that identifies an attempt without a login, for status and landings. It can be recomputed, so only
 * its hash is stored.
 */
export const tokenOf = (house: House, kind: 'token' | 'landing', reference: string): string =>
  createHmac('sha256', house.env.indexKey).update(`deposit ${kind}\n${reference}`).digest('base64url')
export const tokenHashOf = (house: House, kind: 'token' | 'landing', reference: string): string =>
  hashOfSecret(tokenOf(house, kind, reference))

/** Returns an attempt's step in the shape of the specification's success answer. */
export function depositStepOf(house: House, attempt: Attempt): DepositStep {
  const { status } = shownStatus(attempt.state, attempt.reason)
  const about = {
    methodId: attempt.method,
    reference: attempt.reference,
    ...(attempt.provider_reference ? { providerReference: attempt.provider_reference } : {}),
    token: tokenOf(house, 'token', attempt.reference),
    status,
    method: 'POST' as const,
    target: 'frame' as const,
    params: [],
    useFingerPrint: false,
  }
  const step = status === 'init' ? attempt.step : null
  switch (step?.type) {
    case 'redirect':
      return {
        ...about,
        type: 'form',
        url: step.url,
        origin: step.origin,
        method: step.method,
        target: step.target,
        params: paramsOf(step.fields),
        ...(step.limitSeconds ? { limitSeconds: step.limitSeconds } : {}),
      }
    case 'browser':
      return {
        ...about,
        type: 'form',
        useFingerPrint: true,
        ...(step.url ? { fingerPrintUrl: step.url } : {}),
        params: paramsOf(step.fields),
        limitSeconds: step.limitSeconds,
      }
    case 'details':
      return { ...about, type: 'finish', details: step.details }
    case 'slip':
      return { ...about, type: 'showPaymentSlip', details: step.details, params: paramsOf(step.fields) }
    default:
      return { ...about, type: status === 'init' || status === 'pending' ? 'waiting' : 'finish' }
  }
}

const paramsOf = (fields: Record<string, string>) => Object.entries(fields).map(([name, value]) => ({ name, value }))
