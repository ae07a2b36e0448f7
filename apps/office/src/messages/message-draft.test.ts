import type { MessagePart } from '@fairhouse/contract/office/messages.ts'
import { messageTemplates } from '@fairhouse/messages/message-templates.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expect, test } from 'vitest'
import { isSaid, ownOf, saidOf } from './message-draft.ts'

const parts: MessagePart[] = [
  { key: 'a', part: 'subject', builtIn: 'A', own: null, needed: [] },
  { key: 'b', part: 'text', builtIn: 'B', own: 'Own', needed: [] },
]

test('what is said is the house’s own where it has some, and what is typed like the product’s is left to it', () => {
  expect(saidOf(parts)).toEqual({ a: 'A', b: 'Own' })
  expect(ownOf(parts, { a: 'A', b: 'Other' })).toEqual({ b: 'Other' })
  expect(ownOf(parts, { a: 'New', b: 'B' })).toEqual({ a: 'New' })
  expect([isSaid(parts, saidOf(parts)), isSaid(parts, { a: 'A', b: 'B' })]).toEqual([true, false])
})

test('every message has a name by its occasion', () => {
  const texts = readTexts('en', 'office-messages')
  expect(Object.keys(messageTemplates).filter((name) => !texts[`name.${name}`])).toEqual([])
})
