import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedAddress } from './shared-address.ts'

const site = { languages: ['en', 'sv', 'ar'], language: 'en' }
const of = (address: string) => sharedAddress(new URL(`https://play.example.com${address}`), site)

describe('the page of all visitors', () => {
  test.each([
    ['/', '/'],
    ['/sv', '/sv'],
    ['/sv/slots-games?sort=new&page=2', '/sv/slots-games?sort=new&page=2'],
    ['/slots-games?page=2&sort=new', '/slots-games?sort=new&page=2'],
    ['/?modal=registration&utm_source=mail', '/?modal=registration'],
    ['/?modal=nonsense', '/'],
    ['/?customerApp=poker&x=1', '/?customerApp=poker'],
    ['/?modal=login&modal-after-login=deposit', '/?modal=login&modal-after-login=deposit'],
    ['/promotions/terms/12', '/promotions/terms/12'],
  ])('stands for %s at %s', (address, shared) => {
    expect(of(address)).toBe(shared)
  })

  test.each([
    // moves elsewhere first
    '/en',
    '/sv/',
    '//promotions',
    // other ways to write one address
    '/PROMOTIONS',
    '/%70romotions',
    // somebody's own
    '/my/profile',
    '/sv/my/profile',
    '/activation/abc',
    '/set-password/abc',
    '/forgot-password/reset/abc',
    '/logout',
    '/blocked',
    '/poker-login',
    '/slots-games/orchard/real',
    '/identification?token=abc',
    '/sv/identification',
    '/?titanToken=abc',
    '/?search=somebody',
    '/?referralCode=abc',
    '/?page-after-login=/my/profile',
    '/?amount=20&modal=deposit',
    '/art/x.svg',
  ])('is not shown at %s', (address) => {
    expect(of(address)).toBeUndefined()
  })

  test('is the same whatever parameters of others an address carries, in whatever order', () => {
    const known = { modal: 'login', sort: 'new', customerApp: 'poker' }
    const others = fc.dictionary(
      fc
        .string({ minLength: 1 })
        .filter(
          (name) =>
            !/^(?:modal|sort|customerApp|page|game|provider|campaign|amount|status|period|search|reason|titanToken|validationType|referralCode|redirectFrom|type|value|method|round|.*-after-login)$/.test(
              name,
            ),
        ),
      fc.string(),
    )
    fc.assert(
      fc.property(others, fc.boolean(), (more, first) => {
        const query = new URLSearchParams(first ? { ...more, ...known } : { ...known, ...more })
        expect(of(`/slots-games?${query}`)).toBe('/slots-games?modal=login&customerApp=poker&sort=new')
      }),
    )
  })
})
