import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose'
import { expect, test } from 'vitest'
// What a page runs is plain JavaScript without types.
const { jweOf, keyIn } = (await import(new URL('jwe.js', import.meta.url).href)) as {
  jweOf: (text: string, key: JWK) => Promise<string>
  keyIn: (set: { keys: JWK[] }) => JWK | undefined
} // its two exports

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
const key = { ...(await exportJWK(publicKey)), kid: 'k1', use: 'enc' }

test('what a page encrypts another implementation of RFC 7516 reads with the private key, and nobody without it', async () => {
  for (const text of ['4242 4242 4242 4242', '12/40', '7', 'Ångström €', 'x'.repeat(500)]) {
    const jwe = await jweOf(text, key)
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey)
    expect(new TextDecoder().decode(plaintext)).toBe(text)
    expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' })
  }
  const { privateKey: stranger } = await generateKeyPair('RSA-OAEP-256')
  await expect(compactDecrypt(await jweOf('7', key), stranger)).rejects.toThrow('decryption operation failed')
})

test('the same text is another cipher text each time, and a changed one is not read', async () => {
  const [one, other] = [await jweOf('123', key), await jweOf('123', key)]
  expect(one).not.toBe(other)
  const parts = one.split('.')
  const changed = [parts[0], parts[1], parts[2], `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`, parts[4]].join('.')
  await expect(compactDecrypt(changed, privateKey)).rejects.toThrow('decryption operation failed')
})

test('of a published set the key for encrypting is taken', () => {
  expect(keyIn({ keys: [{ kty: 'EC' }, { kty: 'RSA', use: 'sig', n: '1' }, { kty: 'RSA', use: 'enc', n: '2' }] })).toMatchObject({ n: '2' })
})
