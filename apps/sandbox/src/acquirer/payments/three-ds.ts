import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { encodeJson } from '../../base/base64url.ts'
import type { Brand } from '../cards/card-number.ts'
import type { Challenge, ChallengeResult, ThreeDs, TransactionIds } from './payment.ts'

/** The supported version of EMV 3-D Secure. */
const messageVersion = '2.2.0'

/** New ids, proof and one-time code for one authentication. */
export function newTransactionIds(): TransactionIds {
  return {
    threeDSServerTransID: randomUUID(),
    dsTransID: randomUUID(),
    acsTransID: randomUUID(),
    cavv: randomBytes(20).toString('base64'),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    sessionData: randomBytes(18).toString('base64url'),
  }
}

/** Returns the outcome as the directory server reports it; the electronic commerce indicator differs by scheme. */
export function threeDsResult(brand: Brand, ids: TransactionIds, transStatus: ChallengeResult): ThreeDs {
  const proven = transStatus === 'Y'
  const mastercard = brand === 'mastercard' || brand === 'maestro'
  const eci = mastercard ? (proven ? '02' : '00') : proven ? '05' : '07'
  const { dsTransID, acsTransID, threeDSServerTransID } = ids
  return { version: messageVersion, transStatus, eci, cavv: proven ? ids.cavv : null, dsTransID, acsTransID, threeDSServerTransID }
}

/** Returns the data that the hidden frame posts to the issuer's method page. */
export function methodData(threeDSServerTransID: string, threeDSMethodNotificationURL: string): string {
  return encodeJson({ threeDSServerTransID, threeDSMethodNotificationURL })
}

/** Returns the data that the payment frame posts to the issuer's challenge page. */
export function challengeRequest(ids: TransactionIds, challenge: Challenge): string {
  const { threeDSServerTransID, acsTransID } = ids
  return encodeJson({ threeDSServerTransID, acsTransID, messageVersion, messageType: 'CReq', challengeWindowSize: challenge.windowSize })
}

/** Returns the data that the issuer posts to the merchant after a challenge. */
export function challengeResponse(ids: TransactionIds, transStatus: ChallengeResult): string {
  const { threeDSServerTransID, acsTransID } = ids
  return encodeJson({ threeDSServerTransID, acsTransID, messageVersion, messageType: 'CRes', transStatus })
}
