import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { TrustlyContext } from './call.ts'
import { signMessage, type Algorithm, type Signable } from './signature.ts'

type Asked = { method: string; params: { Signature: string; UUID: string; Data: Record<string, unknown> }; version: string }
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Opens a test's own Trustly behind `fetch`: it answers correctly until a test changes its answers. */
export function openTestTrustly(algorithm: Algorithm = 'SHA1') {
  const told = {
    data: { orderid: '2190971587', url: 'https://trustly.com/_/order' } as Record<string, unknown>, // tests may put anything there
    fault: false,
    signer: theirs.privateKey,
    change: (signed: Signable): Signable => signed,
    /** Changes an answer after it was signed. */
    tamper: (signed: Signable & { signature: string }): object => signed,
    asked: new Array<Asked>(),
  }
  const answer: typeof fetch = async (_, options) => {
    const asked = JSON.parse(String(options?.body))
    told.asked.push(asked)
    const message = told.change({ method: asked.method, uuid: asked.params.UUID, data: told.data })
    const signed = told.tamper({ ...message, signature: signMessage(message, told.signer, algorithm) })
    return Response.json(
      told.fault
        ? { version: '1.1', error: { name: 'JSONRPCError', code: 623, message: 'ERROR_INVALID_PARAMETERS', error: signed } }
        : { version: '1.1', result: signed },
    )
  }
  const settings: Record<string, unknown> = {
    'be.trustly.url': 'https://trustly.example/api/1',
    'be.trustly.username': 'house',
    'be.trustly.algorithm': algorithm,
    'be.trustly.publicKey': spki(theirs.publicKey),
  }
  const secrets: Record<string, string> = {
    trustlyPassword: 'password',
    trustlyPrivateKey: ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const context: TrustlyContext = {
    fetch: answer,
    settings: { get: (name: string) => settings[name] } as unknown as TrustlyContext['settings'], // only what is used of them
    secret: (name) => secrets[name] ?? '',
  }
  /** Builds a notification as Trustly posts it. */
  const notify = (method: string, data: Record<string, unknown>, uuid = '258a2184-2842-b485-25ca-293525152425', key = theirs.privateKey) =>
    JSON.stringify({ method, params: { signature: signMessage({ method, uuid, data }, key, algorithm), uuid, data }, version: '1.1' })
  return { told, context, settings, secrets, notify, ourPublicKey: ours.publicKey, stranger: ours.privateKey }
}

const spki = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64')
