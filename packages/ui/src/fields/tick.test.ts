import { statements } from '@fairhouse/fields/lists/options.ts'
import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tick } from './FieldSet.tsx'

/** A box of a form, as far as ticking looks at it. */
class Box {
  checked = false
  form: { elements: { namedItem: (name: string) => Box | null } } | null = null
}
beforeEach(() => void vi.stubGlobal('HTMLInputElement', Box))
afterEach(() => void vi.unstubAllGlobals())

test('accepting age and terms ticks the six statements that belong to it; taking it back takes none of them', () => {
  proves('IDN-450')
  const boxes = new Map(['ageAndPolicyChecked', ...statements].map((name) => [name, new Box()]))
  const age = boxes.get('ageAndPolicyChecked')!
  age.form = { elements: { namedItem: (name) => boxes.get(name) ?? null } }
  const accept = (checked: boolean) => {
    age.checked = checked
    for (const name of statements.filter((one) => one !== 'statementPrivacy')) tick(age as unknown as HTMLInputElement, name) // what is read of it
  }
  const ticked = () => statements.filter((name) => boxes.get(name)?.checked)
  accept(false)
  expect(ticked()).toEqual([])
  accept(true)
  expect([ticked().length, ticked().includes('statementPrivacy')]).toEqual([6, false])
  accept(false)
  expect(ticked()).toHaveLength(6)
})
