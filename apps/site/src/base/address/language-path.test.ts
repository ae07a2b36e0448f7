import { describe, expect, it } from 'vitest'
import { joinLanguage, splitLanguage } from './language-path.ts'

describe('the language prefix', () => {
  it.each([
    ['/ar/slots-games', 'ar', '/slots-games'],
    ['/ar', 'ar', '/'],
    ['/ar/', 'ar', '/'],
    ['/en/group/slots', 'en', '/group/slots'],
    ['/slots-games', undefined, '/slots-games'],
    ['/arcade', undefined, '/arcade'],
    ['/', undefined, '/'],
  ])('is taken off %s', (pathname, language, path) => {
    expect(splitLanguage(pathname, ['en', 'ar'])).toEqual({ language, path })
  })

  it('is put on for every language but the default one', () => {
    expect(joinLanguage('/my/profile', 'ar', 'en')).toBe('/ar/my/profile')
    expect(joinLanguage('/', 'ar', 'en')).toBe('/ar')
    expect(joinLanguage('/my/profile', 'en', 'en')).toBe('/my/profile')
  })
})
