import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { BankTab } from './LandingPage.tsx'

test('where the browser keeps the tab of the bank shut, a link to the same address stands in its place', async () => {
  proves('IDN-NS-44')
  const html = await drawn(<BankTab url="https://pay.example/first" />, { areas: ['identification'] })
  const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, given = '', inner = '']) => [given, textOf(inner)] as const)
  expect(links[0]?.[0]).toMatch(/href="https:\/\/pay\.example\/first" target="_blank"/)
  expect(links[0]?.[1]).toMatch(/bank/)
})
