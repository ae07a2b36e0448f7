import type { Profile } from '@fairhouse/contract'
import { proves } from '@fairhouse/testing/proves.ts'
import type { ComponentType } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { modals } from '../app/modals.tsx'
import { ModalHost, type ModalProps } from '../frame/modal/ModalHost.tsx'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { Progress, type Steps } from './Progress.tsx'
import { Registered } from './Registered.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { RegistrationPage } from './RegistrationPage.tsx'

const RegistrationModal = modals.registration.view as unknown as ComponentType<ModalProps> // the chunk's one component
beforeAll(() => modals.registration.view.preload?.())

const nothing = () => undefined
const areas = ['registration' as const, 'identification' as const, 'field' as const]
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) => textOf(inner ?? ''))
const steps = [
  { name: 'userDetails', fields: [{ name: 'country', kind: 'select', value: 'GBR', rules: [] }] },
  { name: 'personalInformation', fields: [] },
  { name: 'verification', fields: [] },
] as unknown as Steps // what is read of them

describe('signing up', () => {
  test('opens as a modal by the address, under its title, and as a page of its own', async () => {
    proves('IDN-033', 'IDN-108')
    const modal = await drawn(<ModalHost />, { at: '/?modal=registration', modals, areas })
    expect(modal).toMatch(/<dialog/)
    expect(textOf(/<h[12][^>]*>(.*?)<\/h[12]>/.exec(modal)?.[1] ?? '')).toBe('Sign up')
    expect(
      buttonsOf(await drawn(<RegistrationModal modal="registration" close={nothing} />, { at: '/?modal=registration', areas })),
    ).toContain('Yes, I agree')
    expect(await drawn(<ModalHost />, { at: '/', modals, areas })).not.toMatch(/<dialog/)
    const page = await drawn(<RegistrationPage />, { at: '/registration', areas })
    expect(textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1] ?? '')).toBe('Sign up')
  })

  test('begins with an agreement: “Yes, I agree”, or back', async () => {
    proves('IDN-583')
    const html = await drawn(<RegistrationForm onLeave={nothing} onDone={nothing} />, { areas })
    expect(buttonsOf(html)).toEqual(['Yes, I agree', 'No, take me back'])
  })

  test.each([
    [true, 1],
    [undefined, 0],
  ])('names England, Scotland and Wales where only players from some parts of the country may come: %s', async (regions, times) => {
    proves('IDN-136')
    const known: [unknown[], unknown][] = [[['GET /api/registration/fields', {}], { steps, confirmation: false, regions }]]
    const text = textOf(await drawn(<RegistrationForm onLeave={nothing} onDone={nothing} />, { areas, known }))
    expect(text.split('Only players from England, Scotland and Wales may register.')).toHaveLength(times + 1)
  })

  test.each([
    [1, 'User details'],
    [2, 'Personal information'],
    [3, 'Verification'],
    [4, 'Verification'],
  ])('has a stepper with three entries, of which the current one at step %i is “%s”', async (step, current) => {
    proves('IDN-116..119')
    const html = await drawn(<Progress steps={steps} step={step} />, { areas })
    const entries = [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].map(
      ([, given = '', inner = '']) => [textOf(inner), given + inner] as const,
    )
    expect(entries.map(([text]) => text.replace(/^\d+ ?/, ''))).toEqual(['User details', 'Personal information', 'Verification'])
    expect(entries.filter(([, whole]) => whole.includes('aria-current')).map(([text]) => text.replace(/^\d+ ?/, ''))).toEqual([current])
  })
})

describe('after it', () => {
  test('whoever is not logged in by it reads a page of success, from which “Proceed” leads home', async () => {
    proves('IDN-126..128')
    const html = await drawn(<Registered profile={undefined} onDone={nothing} />, { at: '/registration', areas })
    expect(textOf(html)).toContain('Welcome to the house')
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inner]) => [href, textOf(inner ?? '')])).toEqual([
      ['/', 'Proceed'],
    ])
  })

  test('whoever is logged in by it sees no such page: the form closes', async () => {
    proves('IDN-126')
    const html = await drawn(<Registered profile={{ playerId: 'p1' } as Profile /* nothing of it is read */} onDone={nothing} />, { areas })
    expect(textOf(html)).not.toMatch(/Welcome to the house|Proceed/)
  })
})
