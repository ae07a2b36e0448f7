import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, it } from 'vitest'
import { readDepositMessage, type DepositMessage } from './deposit-message.ts'
import { readGameMessage } from './game-message.ts'
import { listenToFrame } from './listen-to-frame.ts'

const provider = 'https://pay.example'
const frame = {} as Window
const stranger = {} as Window

function listening(origin: string | string[] = provider) {
  const at = new EventTarget() as unknown as Window
  const heard: DepositMessage[] = []
  const end = listenToFrame({ window: () => frame, origin, schema: readDepositMessage, onMessage: (message) => heard.push(message), at })
  const say = (from: { origin: string; source: Window }, data: unknown) =>
    at.dispatchEvent(Object.assign(new Event('message'), { ...from, data }))
  return { heard, say, end }
}

describe('listenToFrame', () => {
  it('hears the embedded page', () => {
    const { heard, say } = listening()
    say({ origin: provider, source: frame }, { type: 'deposit', value: 'confirm', reference: 'd1' })
    expect(heard).toEqual([{ type: 'deposit', value: 'confirm', reference: 'd1' }])
  })

  it.each([
    ['another origin', { origin: 'https://evil.example', source: frame }, { type: 'deposit', value: 'confirm' }],
    ['an origin that begins alike', { origin: 'https://pay.example.evil', source: frame }, { type: 'deposit', value: 'confirm' }],
    ['another window of the right origin', { origin: provider, source: stranger }, { type: 'deposit', value: 'confirm' }],
    ['a message of another shape', { origin: provider, source: frame }, { type: 'deposit', value: 7 }],
    ['a text', { origin: provider, source: frame }, 'confirm'],
  ])('is deaf to %s', (_name, from, data) => {
    proves('IDN-NS-47', 'CSH-NS-44')
    const { heard, say } = listening()
    say(from, data)
    expect(heard).toEqual([])
  })

  it('allows several exact origins and stops when told', () => {
    const { heard, say, end } = listening([provider, 'https://house.example'])
    say({ origin: 'https://house.example', source: frame }, { type: 'deposit', value: 'waiting' })
    end()
    say({ origin: provider, source: frame }, { type: 'deposit', value: 'cancel' })
    expect(heard.map(({ value }) => value)).toEqual(['waiting'])
  })
})

describe('the shapes', () => {
  it('drop what is not a reference', () => {
    expect(readDepositMessage({ type: 'deposit', value: 'confirm', reference: { toString: 'x' }, fingerPrint: 'maybe' })).toEqual({
      type: 'deposit',
      value: 'confirm',
    })
  })

  it('know the four values of a game, and its wish to deposit', () => {
    expect(['ready', 'round', 'exit', 'error', 'boom'].map((value) => readGameMessage({ type: 'gaming', value })?.type)).toEqual([
      'gaming',
      'gaming',
      'gaming',
      'gaming',
      undefined,
    ])
    expect(readGameMessage({ type: 'deposit' })).toEqual({ type: 'deposit' })
  })
})
