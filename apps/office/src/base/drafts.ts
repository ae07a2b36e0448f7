import { useState } from 'react'
import { useOffice } from './office.ts'

/** What somebody has typed and not sent, by screen: it survives a reload, the lock and a session that has ended. */
export type Drafts = {
  read: <Value>(name: string) => Value | undefined
  write: (name: string, value: unknown) => void
  forget: (name: string) => void
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const prefix = 'office-draft:'

/** Keeps drafts in the tab's storage. Where it is full or closed, what is typed lives as long as the page. */
export function createDrafts(storage: Shelf): Drafts {
  const kept = new Map<string, unknown>()
  const quietly = (act: () => void) => {
    try {
      act()
    } catch {
      // The copy in memory still has it.
    }
  }
  return {
    read: <Value>(name: string) => {
      if (!kept.has(name)) {
        quietly(() => {
          const text = storage.getItem(prefix + name)
          if (text !== null) kept.set(name, JSON.parse(text))
        })
      }
      return kept.get(name) as Value | undefined // what the same screen wrote
    },
    write: (name, value) => {
      kept.set(name, value)
      quietly(() => storage.setItem(prefix + name, JSON.stringify(value)))
    },
    forget: (name) => {
      kept.delete(name)
      quietly(() => storage.removeItem(prefix + name))
    },
  }
}

/** A form's state that is kept until it is sent: the value, its setter, and what forgets it. */
export function useDraft<Value>(name: string, initial: Value): [Value, (value: Value) => void, () => void] {
  const { drafts } = useOffice()
  const [value, become] = useState<Value>(() => drafts.read<Value>(name) ?? initial)
  const set = (next: Value) => {
    become(next)
    drafts.write(name, next)
  }
  const forget = () => {
    become(initial)
    drafts.forget(name)
  }
  return [value, set, forget]
}
