import { createHmac } from 'node:crypto'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../../base/world.ts'

export type AuthMethod = 'PAN_ONLY' | 'CRYPTOGRAM_3DS'
type Message = { cardToken: string; authMethod: AuthMethod; expiresAt: number }

const signatureOf = ({ environment }: World, message: string) =>
  createHmac('sha256', environment.serviceSecret('walletSigningKey')).update(message).digest('base64')

/** Returns a payment token as the wallet gives it to the merchant, who forwards it unchanged. */
export function walletToken(world: World, message: Message): string {
  const signedMessage = JSON.stringify(message)
  return JSON.stringify({ protocolVersion: 'ECv1', signature: signatureOf(world, signedMessage), signedMessage })
}

/** Reads a token; undefined unless the wallet has signed it and it has not expired. */
export function readWalletToken(world: World, text: string): Message | undefined {
  try {
    const { protocolVersion, signature, signedMessage } = JSON.parse(text) as Record<string, unknown> // its signature is looked at
    if (protocolVersion !== 'ECv1' || typeof signedMessage !== 'string') return undefined
    if (!sameSecret(String(signature), signatureOf(world, signedMessage))) return undefined
    const message = JSON.parse(signedMessage) as Message // ours: it is signed
    return message.expiresAt > world.clock.now().getTime() ? message : undefined
  } catch {
    return undefined
  }
}
