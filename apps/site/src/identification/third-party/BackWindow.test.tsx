import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { addressWith, openBack } from './BackWindow.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('the back-address of a service is opened in a window of its own with the token of the registration, once', () => {
  proves('IDN-451')
  const kept = new Map<string, string>()
  const open = vi.fn<(address: string) => object | null>(() => ({ opener: {} }))
  vi.stubGlobal('window', { open })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  const address = addressWith('https://cddn.example/back?site=1', 'RG-5')
  expect([openBack(address, 'RG-5'), openBack(address, 'RG-5')]).toEqual(['opened', undefined])
  expect(open.mock.calls).toEqual([['https://cddn.example/back?site=1&registrationToken=RG-5']])
  open.mockReturnValue(null)
  expect(openBack(addressWith('https://cddn.example/back', 'RG-6'), 'RG-6')).toBe('blocked')
})
