import { createHmac } from 'node:crypto'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../../base/world.ts'

const lifeMs = 15 * 60_000

const signatureOf = ({ environment }: World, until: string) =>
  createHmac('sha256', environment.acquirerApiKey).update(`client key ${until}`).digest('base64url')

/** Returns a key with which a merchant's page can create tokens for 15 minutes. */
export function newClientKey(world: World): string {
  const until = String(world.clock.now().getTime() + lifeMs)
  return `ck_${until}_${signatureOf(world, until)}`
}

/** Returns whether a client key is ours and still valid. */
export function clientKeyIsRight(world: World, key: string): boolean {
  const [, until = '', signature = ''] = /^ck_(\d{1,16})_([\w-]+)$/.exec(key) ?? []
  return sameSecret(signature, signatureOf(world, until)) && Number(until) > world.clock.now().getTime()
}
