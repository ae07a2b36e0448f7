import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { modals } from '../../app/modals.tsx'
import { drawn, type Surroundings } from '../../testing/test-drawn.tsx'
import { ModalHost } from './ModalHost.tsx'

const at = async (address: string, protection?: unknown) => {
  const known: Surroundings['known'] = protection === undefined ? [] : [[['GET /api/protection', {}], protection]]
  return (await drawn(<ModalHost />, { at: address, profile: {}, known, modals })).includes('<dialog')
}

describe('the deposit form over the page of the poker client', () => {
  test.each([
    ['while the protection check is unanswered', undefined, false],
    ['when it failed', { status: 'failed', enabled: false }, false],
    ['when it closes the site', { status: 'succeeded', enabled: true }, false],
    ['once it found nothing', { status: 'succeeded', enabled: false }, true],
  ])('%s: %j', async (_, protection, isShown) => {
    proves('CSH-029')
    expect(await at('/poker-deposit?modal=deposit', protection)).toBe(isShown)
  })

  test('stands in nobody else’s way', async () => {
    expect([await at('/?modal=deposit'), await at('/poker-deposit?modal=withdraw')]).toEqual([true, true])
  })
})
