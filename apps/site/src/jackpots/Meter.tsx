import type { Jackpot } from '@fairhouse/contract'
import { Money } from '@fairhouse/ui'
import style from './Jackpots.module.css'

/** What is in a jackpot. The amount is laid out anew when it rises, so that it lights up for a moment where motion is welcome. */
export function Meter({ jackpot: { meter, currency } }: { jackpot: Pick<Jackpot, 'meter' | 'currency'> }) {
  return (
    <strong key={meter} className={style.meter}>
      <Money amount={meter} currency={currency} />
    </strong>
  )
}
