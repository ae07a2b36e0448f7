import { proves } from '@fairhouse/testing/proves.ts'
import { expect, it } from 'vitest'
import { createToastShelf } from './toast-shelf.ts'

it('shows the same text only once, and the newest four', () => {
  const shelf = createToastShelf()
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) shelf.show('info', text)
  expect(shelf.now().map((toast) => toast.text)).toEqual(['a', 'c', 'd', 'e'])
})

it('hides what was dismissed for good and tells its listeners', () => {
  proves('CSH-568')
  const shelf = createToastShelf()
  let told = 0
  shelf.onChange(() => void told++)
  const id = shelf.show('success', 'saved')
  shelf.hide(id)
  expect(shelf.now()).toEqual([])
  expect(told).toBe(2)
  shelf.show('danger', 'refused')
  expect(shelf.now().map(({ text }) => text)).toEqual(['refused'])
})
