import { keyOf, KeyUsageFlags } from '../authority/index.ts'
import type { World } from '../base/world.ts'
import { personById } from '../people/index.ts'
import type { PhoneAct, PhoneRequest } from '../phones/index.ts'
import { signDigest } from './sign-digest.ts'

/** The input that a session was started with. */
export type Asked = { identifier: string; hash: string }

const results: Readonly<Record<Exclude<PhoneAct, 'approve'>, string>> = {
  refuse: 'USER_CANCELLED',
  wrongCode: 'USER_CANCELLED',
  expire: 'TIMEOUT',
}

/** Returns a session's answer after the phone's. */
export async function replyOf(world: World, request: PhoneRequest, act: PhoneAct): Promise<Record<string, unknown>> {
  const time = world.clock.now().toISOString()
  if (act !== 'approve') return { state: 'COMPLETE', result: results[act], time }
  const { identifier, hash } = request.asked as Asked // `index.ts` wrote it
  const owner = personById(request.person ?? '')
  const key = await keyOf(world, 'mobile-id', identifier, {
    kind: 'ec',
    subject: {
      country: identifier.slice(3, 5),
      commonName: `${owner?.lastName},${owner?.firstName}`,
      surname: owner?.lastName ?? '',
      givenName: owner?.firstName ?? '',
      serialNumber: identifier,
    },
    keyUsage: KeyUsageFlags.digitalSignature,
    extendedKeyUsage: ['1.3.6.1.5.5.7.3.2'],
  })
  return {
    state: 'COMPLETE',
    result: 'OK',
    signature: { value: signDigest(key.privateKey, Buffer.from(hash, 'base64')).toString('base64'), algorithm: 'SHA256WithECEncryption' },
    cert: key.certificate,
    time,
    traceId: request.id,
  }
}
