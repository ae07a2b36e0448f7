import type { Limits } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'
import { Link } from '@tanstack/react-router'
import { useT } from '../site.ts'
import style from './LimitPage.module.css'

type Other = { readonly to: string; readonly label: MessageKey; readonly when?: (limits: Limits) => boolean }

const others: readonly Other[] = [
  { to: '/my/limits/payments', label: 'limits.title' },
  { to: '/my/limits/net-deposit-threshold', label: 'limits.netDepositTitle', when: hasNetDeposit },
  { to: '/my/limits/max-balance', label: 'limits.maxBalanceTitle', when: ({ maxBalance }) => maxBalance !== undefined },
  { to: '/my/limits/gaming', label: 'limits.gamingTitle', when: ({ loss, wager }) => Boolean(loss ?? wager) },
  { to: '/my/limits/time', label: 'limits.timeTitle' },
  { to: '/my/limits/time-out', label: 'limits.timeOutTitle' },
  { to: '/my/limits/self-exclusion', label: 'limits.selfExclusionTitle' },
  { to: '/my/neccton', label: 'limits.myPlayTitle' },
]

function hasNetDeposit({ netDeposit }: Limits): boolean {
  return netDeposit !== undefined && netDeposit.permanent?.limited !== true
}

/** Where the other limits and breaks are. */
export function OtherLimits({ limits, here }: { limits: Limits; here: string }) {
  const t = useT()
  return (
    <nav className={style.more} aria-labelledby="other-limits">
      <h2 id="other-limits">{t('limits.others')}</h2>
      <ul>
        {others
          .filter(({ to, when }) => to !== here && (when?.(limits) ?? true))
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
