import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readAmount, type AmountBounds, type TypedAmount } from './typed-amount.ts'

const appliedFrom = new Set<string>()

/** The amount field: what is typed, what it means, and whether its mistake is shown yet. An amount in the address is taken once per page load. */
export function useAmount(bounds: AmountBounds) {
  const fromAddress = useLocation({ select: ({ search }) => search.amount })
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  useEffect(() => {
    if (!fromAddress || appliedFrom.has(fromAddress)) return
    appliedFrom.add(fromAddress)
    setText(fromAddress)
    setLeft(true)
  }, [fromAddress])
  const typed: TypedAmount = readAmount(text, bounds)
  return {
    text,
    typed,
    mistake: left && typed.is === 'wrong' ? typed.key : undefined,
    type: (next: string) => setText(next),
    choose: (amount: string) => (setText(amount), setLeft(true)),
    leave: () => setLeft(text.trim() !== ''),
    insist: () => setLeft(true),
  }
}
