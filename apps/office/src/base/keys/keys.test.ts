import { describe, expect, test } from 'vitest'
import { capsOf } from './Key.tsx'
import { keyStep, topActs, type KeyAct, type Stroke } from './key-step.ts'
import { createKeys } from './keys.ts'

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({ key, mod: false, shift: false, alt: false, inField: false, ...more })
const act = (id: string, keys: string, run = () => undefined as void, layer = 0): KeyAct => ({
  id,
  keys,
  label: id,
  group: 'page',
  layer,
  run,
})
const acts = [
  act('approve', 'a'),
  act('staff', 'g s'),
  act('roles', 'g r'),
  act('palette', 'mod+k'),
  act('lock', 'L'),
  act('back', 'Escape'),
]
const on = { at: 100, letters: true }

describe('a stroke', () => {
  test.each([
    ['a', stroke('a'), 'approve'],
    ['a with caps lock', stroke('A'), 'approve'],
    ['L by the shift key', stroke('L', { shift: true }), 'lock'],
    ['l alone is nothing', stroke('l'), undefined],
    ['⌘K', stroke('k', { mod: true }), 'palette'],
    ['⌘K in a field', stroke('k', { mod: true, inField: true }), 'palette'],
    ['a letter in a field is typed', stroke('a', { inField: true }), undefined],
    ['Esc in a field', stroke('Escape', { inField: true }), 'back'],
    ['a with Alt belongs to the system', stroke('a', { alt: true }), undefined],
  ])('%s', (_, given, id) => {
    expect(keyStep(undefined, given, acts, on).act?.id).toBe(id)
  })

  test('letters can be switched off; ⌘K and Esc stay', () => {
    const off = { at: 100, letters: false }
    expect(keyStep(undefined, stroke('a'), acts, off).act).toBeUndefined()
    expect(keyStep(undefined, stroke('k', { mod: true }), acts, off).act?.id).toBe('palette')
    expect(keyStep(undefined, stroke('Escape'), acts, off).act?.id).toBe('back')
  })
})

test('a sequence goes on while shift is taken hold of for its second letter', () => {
  const many = [...acts, act('many', 'g B')]
  const begun = keyStep(undefined, stroke('g'), many, on).pending
  const held = keyStep(begun, stroke('Shift', { shift: true }), many, on)
  expect(keyStep(held.pending, stroke('B', { shift: true }), many, on).act?.id).toBe('many')
})

test('a sequence needs its second stroke within a second and a half', () => {
  const { pending, taken } = keyStep(undefined, stroke('g'), acts, on)
  expect([pending, taken]).toEqual([{ key: 'g', at: 100 }, true])
  expect(keyStep(pending, stroke('s'), acts, { ...on, at: 1600 }).act?.id).toBe('staff')
  expect(keyStep(pending, stroke('s'), acts, { ...on, at: 1601 }).act).toBeUndefined()
  expect(keyStep(pending, stroke('a'), acts, { ...on, at: 200 }).act?.id).toBe('approve')
})

test('the acts of a dialog stand alone while it is open', () => {
  const send = act('send', 'mod+Enter', undefined, 2)
  expect(topActs([...acts, send])).toEqual([send])
  expect(keyStep(undefined, stroke('a'), [...acts, send], on).act).toBeUndefined()
})

test('of two that claim a key, the one that came last has it', () => {
  expect(topActs([act('page', 'Escape'), act('entry', 'Escape')]).map(({ id }) => id)).toEqual(['entry'])
})

test('the registry runs what is pressed, tells of changes and forgets what has gone', () => {
  const ran: string[] = []
  const keys = createKeys(() => true)
  let heard = 0
  keys.onChange(() => (heard += 1))
  const leave = keys.add([act('approve', 'a', () => void ran.push('approve'))])
  expect([keys.press(stroke('a'), 1), keys.press(stroke('z'), 2)]).toEqual([true, false])
  leave()
  expect([keys.press(stroke('a'), 3), ran, heard, keys.now()]).toEqual([false, ['approve'], 2, []])
})

test('a key is drawn as the keyboard at hand calls it', () => {
  expect([capsOf('mod+Enter', true), capsOf('mod+k', false), capsOf('g s', false), capsOf('L', false), capsOf('?', false)]).toEqual([
    ['⌘', '↵'],
    ['Ctrl', 'K'],
    ['G', 'S'],
    ['⇧', 'L'],
    ['?'],
  ])
})
