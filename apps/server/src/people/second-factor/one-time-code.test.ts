import { describe, expect, test } from 'vitest'
import { base32, codeOfStep, setUpAddress, stepAt, stepOfCode } from './one-time-code.ts'

// The vectors of RFC 6238, appendix B, for SHA-1; its codes have eight digits, of which ours are the last six.
const secret = Buffer.from('12345678901234567890')
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const

describe('a one-time code', () => {
  test.each(vectors)('at second %i is the one of RFC 6238', (second, code) => {
    expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(code.slice(-6))
  })

  test('is right one step before and after, and not two', () => {
    const moment = new Date('2027-01-01T00:00:15Z')
    const now = stepAt(moment)
    const found = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, codeOfStep(secret, now + drift), moment))
    expect(found).toEqual([undefined, now - 1, now, now + 1, undefined])
  })

  test.each(['', '12345', '1234567', '١٢٣٤٥٦', 'abcdef'])('is never "%s"', (code) => {
    expect(stepOfCode(secret, code, new Date('2027-01-01T00:00:15Z'))).toBeUndefined()
  })

  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('has its secret in the base 32 of RFC 4648: "%s" is "%s"', (text, coded) => {
    expect(base32(Buffer.from(text))).toBe(coded)
  })

  test('is set up by an address that carries no name but the site’s and the login', () => {
    expect(setUpAddress('Fair & house', 'ada@example.com', secret)).toBe(
      'otpauth://totp/Fair%20%26%20house:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fair%20%26%20house',
    )
  })
})
