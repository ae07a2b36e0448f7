import { proves } from '@fairhouse/testing/proves.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DescribedControl } from './DescribedControl.tsx'
import type { FieldWords } from './field-form.ts'

const words = { label: ({ name }) => name, hint: () => undefined, option: (_, { value }) => value } as Partial<FieldWords> as FieldWords // as much of them as is used
const gender = {
  name: 'gender',
  kind: 'radio' as const,
  rules: [],
  options: [{ value: 'male' }, { value: 'female' }],
}
const nothing = () => undefined

test.each([
  ['female', ['female']],
  ['x', ['male']],
  ['', []],
])('of a gender "%s" the field shows %j, and it can be changed', (value, shown) => {
  proves('IDN-576')
  const html = renderToString(
    createElement(DescribedControl, { field: gender, value, words, prefix: 'p', onLeave: nothing, onEdit: nothing, onWrong: nothing }),
  )
  const inputs = html.match(/<input[^>]*>/g) ?? []
  expect(inputs.filter((input) => input.includes('checked')).map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(shown)
  expect(html).not.toContain('disabled')
})

test('a choice that is asked for is a group that says so, and whether it is wrong', () => {
  const group = (error?: string, optional?: boolean) => {
    const field = { ...gender, ...(optional ? { optional } : {}) }
    const given = { field, value: '', words, prefix: 'p', onLeave: nothing, onEdit: nothing, onWrong: nothing, ...(error ? { error } : {}) }
    return /<fieldset[^>]*>/.exec(renderToString(createElement(DescribedControl, given)))?.[0]
  }
  expect(group()).toMatch(/role="radiogroup".* aria-required="true"/)
  expect([group(), group('Please choose.')].map((html) => html?.includes('aria-invalid="true"'))).toEqual([false, true])
  expect(group(undefined, true)).not.toContain('aria-required')
})

test.each([
  ['zip', true],
  ['nationalId', true],
  ['iban', true],
  ['text', false],
  ['name', false],
])('what has the format %s is written from left to right in every language: %s', (format, always) => {
  const field = { name: 'f', kind: 'text' as const, format, rules: [] }
  const html = renderToString(
    createElement(DescribedControl, { field, value: '', words, prefix: 'p', onLeave: nothing, onEdit: nothing, onWrong: nothing }),
  )
  expect(html.includes('dir="ltr"')).toBe(always)
})

test('a field of a kind that nobody knows is a field of text', () => {
  proves('CSH-NS-08')
  const field = { name: 'f', kind: 'odd' as 'text', rules: [] } // what a newer server could send
  const html = renderToString(
    createElement(DescribedControl, { field, value: 'x', words, prefix: 'p', onLeave: nothing, onEdit: nothing, onWrong: nothing }),
  )
  expect(html).toMatch(/<input[^>]*(?:type="text")?[^>]*value="x"/)
  expect(html).not.toMatch(/type="(?!text)/)
})
