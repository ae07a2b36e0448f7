import { constants, createHash, randomBytes, sign } from 'node:crypto'
import { keyOf, KeyUsageFlags } from '../authority/index.ts'
import type { World } from '../base/world.ts'
import { personById } from '../people/index.ts'
import type { PhoneAct, PhoneRequest } from '../phones/index.ts'

/** The input that a session was started with. */
export type Asked = {
  identifier: string
  challenge: string
  relyingPartyName: string
  interactions: string
  interaction: string
  hashAlgorithm: HashName
}
export const hashNames = {
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA3-256': 'sha3-256',
  'SHA3-384': 'sha3-384',
  'SHA3-512': 'sha3-512',
} as const
export type HashName = keyof typeof hashNames

const scheme = 'smart-id-demo'
const ends: Readonly<Record<Exclude<PhoneAct, 'approve'>, string>> = {
  refuse: 'USER_REFUSED_INTERACTION',
  wrongCode: 'WRONG_VC',
  expire: 'TIMEOUT',
}

/** Returns a session's answer after the phone's. */
export async function replyOf(world: World, request: PhoneRequest, act: PhoneAct): Promise<Record<string, unknown>> {
  const asked = request.asked as Asked // `serve-api.ts` wrote it
  if (act !== 'approve') {
    const details = act === 'refuse' ? { details: { interaction: asked.interaction } } : {}
    return { state: 'COMPLETE', result: { endResult: ends[act], ...details } }
  }
  return signed(world, request, asked)
}

async function signed(world: World, request: PhoneRequest, asked: Asked): Promise<Record<string, unknown>> {
  const owner = personById(request.person ?? '')
  const key = await keyOf(world, 'smart-id', asked.identifier, {
    kind: 'rsa',
    subject: {
      country: asked.identifier.slice(3, 5),
      commonName: `${owner?.lastName},${owner?.firstName}`,
      surname: owner?.lastName ?? '',
      givenName: owner?.firstName ?? '',
      serialNumber: asked.identifier,
    },
    keyUsage: KeyUsageFlags.digitalSignature,
    extendedKeyUsage: ['1.3.6.1.4.1.62306.5.7.0'],
    policies: ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2'],
  })
  const serverRandom = randomBytes(18).toString('base64')
  const userChallenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const saltLength = createHash(hashNames[asked.hashAlgorithm]).update('').digest().length
  const text = textToSign(asked, serverRandom, userChallenge)
  const value = sign(hashNames[asked.hashAlgorithm], text, { key: key.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength })
  return {
    state: 'COMPLETE',
    result: { endResult: 'OK', documentNumber: `${asked.identifier}-MOCK-Q` },
    signatureProtocol: 'ACSP_V2',
    signature: {
      value: value.toString('base64'),
      serverRandom,
      userChallenge,
      flowType: 'Notification',
      signatureAlgorithm: 'rsassa-pss',
      signatureAlgorithmParameters: {
        hashAlgorithm: asked.hashAlgorithm,
        maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: { hashAlgorithm: asked.hashAlgorithm } },
        saltLength,
        trailerField: '0xbc',
      },
    },
    cert: { value: key.certificate, certificateLevel: 'QUALIFIED' },
    interactionTypeUsed: asked.interaction,
    // An unknown field, which clients must ignore.
    sandbox: true,
  }
}

/** Eleven fields with strokes between, as the protocol's pages list them. */
function textToSign(
  { challenge, relyingPartyName, interactions, interaction }: Asked,
  serverRandom: string,
  userChallenge: string,
): Buffer {
  const name = Buffer.from(relyingPartyName, 'utf8').toString('base64')
  const shown = createHash('sha256').update(interactions, 'utf8').digest('base64')
  return Buffer.from(
    `${scheme}|ACSP_V2|${serverRandom}|${challenge}|${userChallenge}|${name}||${shown}|${interaction}||Notification`,
    'utf8',
  )
}
