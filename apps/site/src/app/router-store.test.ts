import { describe, expect, it, vi } from 'vitest'
import { batch, createAtom } from './router-store.ts'

describe('createAtom', () => {
  it('derives a value again after what it is made of was set, and only then', () => {
    const [a, b] = [createAtom(1), createAtom(2)]
    const sum = vi.fn(() => a.get() + b.get())
    const both = createAtom(sum)
    expect([both.get(), both.get(), sum.mock.calls.length]).toEqual([3, 3, 1])
    b.set((before) => before * 10)
    expect(both.get()).toBe(21)
  })

  it('keeps the identity of a derived value whose parts are the same', () => {
    const [status, ids] = [createAtom('idle'), createAtom(['a'])]
    const list = createAtom(() => [...ids.get()])
    const before = list.get()
    status.set('pending')
    expect(list.get()).toBe(before)
    ids.set(['b'])
    expect(list.get()).toEqual(['b'])
  })

  it('tells its listeners once after several changes, and not when nothing changed', () => {
    const [a, b, heard] = [createAtom(1), createAtom(2), vi.fn()]
    const { unsubscribe } = a.subscribe(heard)
    batch(() => (a.set(5), b.set(6)))
    a.set(5)
    expect(heard).toHaveBeenCalledTimes(1)
    unsubscribe()
    a.set(7)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
