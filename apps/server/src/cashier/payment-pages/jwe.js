// One text as a JWE in its compact form (RFC 7516): a fresh A256GCM key for the text, wrapped by RSA-OAEP-256 for whoever holds the private key.
const bytesOf = (text) => new TextEncoder().encode(text)
const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
const tagBytes = 16

/** Encrypts a text to a public key (a JWK); only the holder of the private one can read the answer. */
export async function jweOf(text, { n, e, kid }) {
  const { subtle } = crypto
  const wrapKey = await subtle.importKey('jwk', { kty: 'RSA', n, e }, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  const key = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const header = base64url(bytesOf(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })))
  const contentKey = await subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(header), tagLength: tagBytes * 8 }
  const sealed = new Uint8Array(await subtle.encrypt(how, contentKey, bytesOf(text)))
  const wrapped = new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, wrapKey, key))
  return [header, ...[wrapped, iv, sealed.subarray(0, -tagBytes), sealed.subarray(-tagBytes)].map(base64url)].join('.')
}

/** The key of a published set (a JWKS) that is meant for encrypting. */
export const keyIn = ({ keys }) => keys.find(({ kty, use }) => kty === 'RSA' && use !== 'sig')
