import { createHmac } from 'node:crypto'
import { sameSecret } from '@fairhouse/process/same-secret.ts'

const windowSeconds = 300

/** Signs a text at a moment. */
export function sign(secret: string, text: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`
}

/** Returns whether a text was signed with the secret within the last five minutes. */
export function isSignedBy(secret: string, header: unknown, text: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header))
  const [, seconds = '', mac = ''] = match ?? []
  if (!match || Math.abs(now.getTime() / 1000 - Number(seconds)) > windowSeconds) return false
  return sameSecret(mac, createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex'))
}
