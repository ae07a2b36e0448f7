import { provesMany } from '@fairhouse/testing/proves.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { browserValues, windowSize } from './browser-values.ts'

afterEach(() => vi.unstubAllGlobals())

test('the nine values that 3-D Secure asks for are those of the browser', () => {
  provesMany('nine values compared in one object', 'CSH-262..267', 'CSH-268..270')
  vi.stubGlobal('navigator', { userAgent: 'Agent/1', language: 'et-EE' })
  vi.stubGlobal('screen', { colorDepth: 24, height: 844, width: 390 })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120)
  expect(browserValues()).toEqual({
    userAgent: 'Agent/1',
    acceptHeader: expect.stringContaining('text/html'),
    language: 'et-EE',
    javascriptEnabled: true,
    colorDepth: 24,
    screenHeight: 844,
    screenWidth: 390,
    timezoneOffsetMinutes: -120,
    javaEnabled: false,
  })
})

test.each([
  [390, '02'],
  [1280, '03'],
])('in a window of %s px the challenge has the size %s', (innerWidth, size) => {
  vi.stubGlobal('window', { innerWidth })
  expect(windowSize()).toBe(size)
})
