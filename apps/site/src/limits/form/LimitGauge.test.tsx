import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { LimitGauge } from './LimitGauge.tsx'
import { heldOf } from './test-limits.ts'

const rules = { minAge: 18, stopHours: 24, bar: [], hidePromotions: false, clock: false, pageFlags: [], balanceRows: [], limits: [] }

test("a limit starts anew at a moment of the rules' own zone, by its name: where a day begins at midnight it reads midnight", async () => {
  const own = heldOf('100.00', { endTime: '2026-11-23T23:00:00Z' })
  const gauge = <LimitGauge own={own} period="daily" unit={{ unit: 'money', currency: 'EUR' }} notices={[]} />
  const settings = { rules: { ...rules, timeZone: 'Europe/Malta' } }
  expect(textOf(await drawn(gauge, { settings, areas: ['limits'] }))).toMatch(/Starts anew on Nov 24, 00:00 \(Europe\/Malta\)/)
})
