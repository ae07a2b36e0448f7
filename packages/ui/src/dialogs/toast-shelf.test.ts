import { expect, it } from 'vitest'
import { createToastShelf } from './toast-shelf.ts'

it('shows the same text only once, and the newest four', () => {
  const shelf = createToastShelf()
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) shelf.show('info', text)
  expect(shelf.now().map((toast) => toast.text)).toEqual(['a', 'c', 'd', 'e'])
})

it('hides what was dismissed and tells its listeners', () => {
  const shelf = createToastShelf()
  let told = 0
  shelf.onChange(() => void told++)
  const id = shelf.show('success', 'saved')
  shelf.hide(id)
  expect(shelf.now()).toEqual([])
  expect(told).toBe(2)
})
