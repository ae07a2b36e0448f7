import { expect, test } from 'vitest'
import { storageOf } from '../testing/test-storage.ts'
import { createDrafts } from './drafts.ts'
import { createPreferences } from './preferences.ts'

test('what was typed is there after a reload, and gone once it is sent', () => {
  const kept = new Map<string, string>()
  createDrafts(storageOf(kept)).write('staff.invite', { name: 'Bo' })
  const later = createDrafts(storageOf(kept))
  expect(later.read('staff.invite')).toEqual({ name: 'Bo' })
  later.forget('staff.invite')
  expect([later.read('staff.invite'), createDrafts(storageOf(kept)).read('staff.invite')]).toEqual([undefined, undefined])
})

test('where storage is full, what was typed lives as long as the page', () => {
  const drafts = createDrafts(storageOf(new Map(), true))
  drafts.write('reason', 'Because')
  expect(drafts.read('reason')).toBe('Because')
})

test('what another page has broken is no draft', () => {
  expect(createDrafts(storageOf(new Map([['office-draft:reason', '{']]))).read('reason')).toBeUndefined()
})

test('likings are kept on the device; what makes no sense there is as if it were not', () => {
  const kept = new Map<string, string>()
  createPreferences(storageOf(kept), ['sv-SE']).set({ density: 'dense', letters: false })
  expect(createPreferences(storageOf(kept), ['en']).now()).toEqual({ density: 'dense', theme: 'system', language: 'sv', letters: false })
  const odd = storageOf(new Map([['office-preferences', '{"density":"huge","language":"xx"}']]))
  expect(createPreferences(odd, ['fi', 'nl-BE']).now()).toEqual({ density: 'comfortable', theme: 'system', language: 'nl', letters: true })
  expect(createPreferences(storageOf(new Map([['office-preferences', '{']])), []).now().language).toBe('en')
})
