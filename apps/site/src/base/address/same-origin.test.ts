import { describe, expect, it } from 'vitest'
import { ownAddress } from './same-origin.ts'

describe('ownAddress', () => {
  it.each([
    ['/', { path: '/', query: {}, hash: '' }],
    ['/my/profile?a=1&b=2#top', { path: '/my/profile', query: { a: '1', b: '2' }, hash: 'top' }],
    ['/a/../support', { path: '/support', query: {}, hash: '' }],
    ['/search?to=https://x.example', { path: '/search', query: { to: 'https://x.example' }, hash: '' }],
  ])('takes %s apart', (given, expected) => expect(ownAddress(given)).toEqual(expected))

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /support',
    '/\t/evil.example',
    '/\n/evil.example',
    'support',
    '',
    `/${'a'.repeat(2001)}`,
  ])('refuses %j', (given) => expect(ownAddress(given)).toBeUndefined())
})
