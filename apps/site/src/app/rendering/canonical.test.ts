import { expect, it } from 'vitest'
import { canonicalPath } from './canonical.ts'

it.each([
  ['/', '/'],
  ['/slots-games', '/slots-games'],
  ['/slots-games/', '/slots-games'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/slots-games/', '/slots-games'],
  ['/ar', '/ar'],
  ['/ar/', '/ar'],
  ['/ar/slots-games//', '/ar/slots-games'],
  ['//evil.example', '/evil.example'],
  ['/en//evil.example', '/evil.example'],
  ['/en/en/x', '/en/x'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('%s is %s', (given, expected) => expect(canonicalPath(given, ['en', 'ar'], 'en')).toBe(expected))
