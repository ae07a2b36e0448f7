import type { Wallet } from '@fairhouse/contract'
import { useEffect, useRef } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { useSite } from '../base/site.ts'

type Stale = Parameters<typeof forget>[1]

/** Asks again what a page shows of something once a figure of the wallet moves: the server tells every movement at once. */
export function useForgetWith(figureOf: (wallet: Wallet) => string, ...stale: readonly Stale[]): void {
  const { queries } = useSite()
  const wallet = useAnswer('GET /api/wallet', {}).data
  const figure = wallet && figureOf(wallet)
  const before = useRef(figure)
  useEffect(() => {
    if (before.current !== undefined && before.current !== figure) forget(queries, ...stale)
    before.current = figure
  })
}
