import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, it } from 'vitest'
import { eventOf, leadsBack, redirectIn } from './frame-message.ts'

describe('a message of the payment page', () => {
  it.each([
    ['ready', undefined],
    ['waiting', { type: 'frameWaits' }],
    ['confirm', { type: 'frameConfirms', providerReference: 'P-1' }],
    ['failed', { type: 'frameEnds', status: 'failed' }],
  ])('%s', (value, event) => {
    expect(eventOf({ type: 'deposit', value, providerReference: 'P-1' })).toEqual(event)
  })

  it.each(['waiting', 'confirm', 'failed', 'anything'])('"%s" of a page that only has news leads to the status at once', (value) => {
    proves('CSH-385', 'CSH-624')
    expect([eventOf({ type: 'deposit', value }, 'status'), eventOf({ type: 'deposit', value }, 'back')]).toEqual([
      { type: 'frameWaits' },
      { type: 'frameWaits' },
    ])
    expect([leadsBack({ type: 'deposit', value }, 'status'), leadsBack({ type: 'deposit', value }, 'back')]).toEqual([false, true])
  })

  it('that it is ready leads nowhere, whatever page it is', () => {
    const ready = { type: 'deposit', value: 'ready' } as const
    expect([eventOf(ready, 'status'), eventOf(ready, 'back'), leadsBack(ready, 'back')]).toEqual([undefined, undefined, false])
  })

  it.each([
    ['cardProviderRedirect', 'https://bank.example/3ds?a=1', 'https://bank.example/3ds?a=1'],
    ['cardProviderRedirect', 'http://127.0.0.1:3900/3ds', 'http://127.0.0.1:3900/3ds'],
    ['cardProviderRedirect', 'http://bank.example/3ds', undefined],
    ['cardProviderRedirect', 'javascript:alert(1)', undefined],
    ['cardProviderRedirect', undefined, undefined],
    ['waiting', 'https://bank.example/3ds', undefined],
  ])('%s with %s leads the page to %s', (value, url, address) => {
    proves('CSH-345', 'CSH-NS-47')
    expect(redirectIn({ type: 'deposit', value, ...(url ? { url } : {}) })).toBe(address)
  })
})
