import { createHmac } from 'node:crypto'

/** Returns the `Acquirer-Signature` of a body: one `v1` for each current secret. */
export function signNotice(secrets: string[], at: Date, rawBody: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex')}`)
  return [`t=${seconds}`, ...signatures].join(',')
}
