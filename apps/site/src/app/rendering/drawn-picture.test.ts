import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawnPicture } from './drawn-picture.ts'

test.each(['en', 'sv', 'nl', 'ar', 'country_est', 'default'])('the flag of %s is a picture at its own address', (locale) => {
  proves('IDN-057', 'IDN-746')
  const answer = drawnPicture(`/cms/img/locale/${locale}.svg`)
  expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(answer?.body).toMatch(/^<svg /)
})

test('a flag that nobody has is not found, and another address is none of its business', () => {
  expect(drawnPicture('/cms/img/locale/xx.svg')?.status).toBe(404)
  expect(['/cms/img/locale/nl.png', '/cms/img/locale/../nl.svg', '/support'].map(drawnPicture)).toEqual([undefined, undefined, undefined])
})
