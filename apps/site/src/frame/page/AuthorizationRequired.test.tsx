import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { AuthorizationRequired } from './AuthorizationRequired.tsx'

const page = <AuthorizationRequired>the page itself</AuthorizationRequired>

test('a visitor reads that logging in is needed, by a button that leads back here, and how to sign up', async () => {
  proves('SHL-NS-13')
  const html = await drawn(page, { at: '/pending-rounds' })
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href.replaceAll('&amp;', '&')))
  expect(links).toEqual(['/?page-after-login=/pending-rounds&modal=login', '/?modal=registration'])
  expect(textOf(html)).toMatch(/log in/i)
  expect(textOf(html)).not.toContain('the page itself')
})

test('a player sees the page itself', async () => {
  expect(textOf(await drawn(page, { at: '/pending-rounds', profile: {} }))).toBe('the page itself')
})
