import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../../settings/settings.ts'
import { deviceTypeOf, takesWholePage, type DeviceType } from './device-type.ts'

const settings = (values: Record<string, unknown>) =>
  ({
    get: (name: string) => ({ 'fe.deviceType': 'auto', 'deposit.useIFrame': true, 'deposit.framelessOnMobile': [], ...values })[name],
  }) as unknown as Settings // as much of them as is read

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1',
}

describe('a device', () => {
  test.each([
    ['desktop', 0],
    ['phone', 1],
    ['iPhone', 1],
    ['iPad', 2],
  ] as const)('is told by what its browser says of itself: %s is %i', (name, type) => {
    expect(deviceTypeOf(settings({}), agents[name])).toBe(type)
  })

  test.each([0, 1, 2] as const)('is always a %i where the setting says so', (type) => {
    proves('CSH-NS-49')
    const always = settings({ 'fe.deviceType': String(type) })
    expect(Object.values(agents).map((agent) => deviceTypeOf(always, agent))).toEqual([type, type, type, type])
  })
})

describe("a service's page", () => {
  const devices: DeviceType[] = [0, 1, 2]
  const whole = (values: Record<string, unknown>, service: string) =>
    devices.map((device) => takesWholePage(settings(values), service, device))

  test('stands in a frame on every device, as long as nothing else is said', () => {
    proves('IDN-663')
    expect(whole({}, 'trustly')).toEqual([false, false, false])
  })

  test('takes the whole page on every device where frames are off', () => {
    proves('IDN-406', 'IDN-662')
    expect(whole({ 'deposit.useIFrame': false }, 'trustly')).toEqual([true, true, true])
  })

  test('takes the whole page on phones and tablets where it does not work in their frames, and no other does', () => {
    provesMany(
      'all three devices are tried with a service that is named and one that is not',
      'IDN-664..665 CSH-309..311 CSH-342 CSH-NS-48',
    )
    const frameless = { 'deposit.framelessOnMobile': ['trustly'] }
    expect(whole(frameless, 'trustly')).toEqual([false, true, true])
    expect(whole(frameless, 'cddn')).toEqual([false, false, false])
  })
})
