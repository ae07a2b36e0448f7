import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readAmount, type AmountBounds, type Mistake, type TypedAmount } from './typed-amount.ts'

const appliedFrom = new Set<string>()

/** The amount field: what is typed, what it means, and whether its mistake is shown yet. An amount in the address is taken once per page load. */
export function useAmount(bounds: AmountBounds) {
  const fromAddress = useLocation({ select: ({ search }) => search.amount })
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  const [asked, setAsked] = useState(false)
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
    mistake: mistakeOf(typed, left, asked),
    type: (next: string) => (setText(next), setAsked(false)),
    choose: (amount: string) => (setText(amount), setLeft(true)),
    leave: () => setLeft(text.trim() !== ''),
    insist: () => (setLeft(true), setAsked(true)),
  }
}

/** A mistake shows once the field was left; that nothing is there, once it was asked for. */
function mistakeOf(typed: TypedAmount, left: boolean, asked: boolean): Mistake | undefined {
  if (typed.is === 'empty') return asked ? 'cashier.amountNumber' : undefined
  return left && typed.is === 'wrong' ? typed.key : undefined
}
