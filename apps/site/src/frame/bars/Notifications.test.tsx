import { proves } from '@fairhouse/testing/proves.ts'
import type { PageSettings } from '@fairhouse/contract'
import { toastTime } from '@fairhouse/ui/dialogs/toast-time.ts'
import { expect, test } from 'vitest'
import { autoHideMs } from './Notifications.tsx'

test.each([
  [3, 3000],
  [8, 8000],
  [undefined, 5000],
])('a notice stays as many seconds as the setting says (%j: %i ms)', (seconds, ms) => {
  proves('CSH-317', 'CSH-581', 'CSH-567')
  const settings = { fe: seconds === undefined ? {} : { 'notifications.autoHideSec': seconds } } as unknown as PageSettings // what is read of them
  expect(toastTime('This payment was refused.', autoHideMs(settings))).toBe(ms)
})
