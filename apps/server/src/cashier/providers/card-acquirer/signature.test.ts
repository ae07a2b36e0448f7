import { describe, expect, test } from 'vitest'
import { secretsIn, signatureIsRight } from './signature.ts'

// Made outside of our code: printf '1763460000.{"id":"evt_1","type":"payment.captured"}' | openssl dgst -sha256 -hmac whsec_vector
const vector = {
  secret: 'whsec_vector',
  time: 1_763_460_000,
  body: '{"id":"evt_1","type":"payment.captured"}',
  hex: '4914daf37eb3accb0db0c987628872e05df9b554d110345b100967b4ce1ec87c',
}
const at = (seconds = 0) => new Date((vector.time + seconds) * 1000)
const header = (...hexes: string[]) => [`t=${vector.time}`, ...hexes.map((hex) => `v1=${hex}`)].join(',')
const right = (given: string | undefined, { body = vector.body, secrets = [vector.secret], now = at() } = {}) =>
  signatureIsRight(given, body, secrets, now, 300)
const flipped = (text: string, place: number) => text.slice(0, place) + (text[place] === '0' ? '1' : '0') + text.slice(place + 1)

describe('the acquirer’s signature', () => {
  test('of an independent tool is taken', () => {
    expect(right(header(vector.hex))).toBe(true)
  })

  test('with any one digit changed is refused', () => {
    for (let place = 0; place < vector.hex.length; place += 1)
      expect([place, right(header(flipped(vector.hex, place)))]).toEqual([place, false])
  })

  test('over a body with any one byte changed is refused', () => {
    for (let place = 0; place < vector.body.length; place += 1)
      expect([place, right(header(vector.hex), { body: flipped(vector.body, place) })]).toEqual([place, false])
    expect(right(header(vector.hex), { body: `${vector.body} ` })).toBe(false)
  })

  test('with any one digit of its time changed is refused, although the time is near', () => {
    expect(right(`t=${vector.time + 1},v1=${vector.hex}`)).toBe(false)
    expect(right(`t=0${vector.time},v1=${vector.hex}`)).toBe(false)
  })

  test.each([
    [0, true],
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ])('that is %i seconds away: %s', (seconds, taken) => {
    expect(right(header(vector.hex), { now: at(seconds) })).toBe(taken)
  })

  test('made with any of the secrets of a rotation is taken, and with none of them refused', () => {
    expect(right(header(vector.hex), { secrets: ['whsec_new', vector.secret] })).toBe(true)
    expect(right(header('0'.repeat(64), vector.hex))).toBe(true)
    expect(right(header(vector.hex), { secrets: ['whsec_new'] })).toBe(false)
    expect(right(header(vector.hex), { secrets: [] })).toBe(false)
    expect(right(header(vector.hex), { secrets: secretsIn(`whsec_new, ${vector.secret}`) })).toBe(true)
    expect(secretsIn('')).toEqual([])
  })

  test.each([
    undefined,
    '',
    't=',
    `t=${vector.time}`,
    `v1=${vector.hex}`,
    `t=x,v1=${vector.hex}`,
    `t=${vector.time},v1=`,
    `t=${vector.time},v0=${vector.hex}`,
    `t=${vector.time},v1=zz`,
    `t=-${vector.time},v1=${vector.hex}`,
  ])('in the form %j is refused', (given) => {
    expect(right(given)).toBe(false)
  })
})
