import { Button, Skeleton } from '@fairhouse/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { Key } from '../../base/keys/Key.tsx'
import { useT } from '../../base/office.ts'
import { Timeline } from './Timeline.tsx'
import { usePlayer } from '../base/player-act.ts'
import type { CardName } from '../base/player-cards.ts'
import style from '../base/Player.module.css'

const cards = {
  timeline: Timeline,
  identity: lazy(() => import('./IdentityCard.tsx').then((part) => ({ default: part.IdentityCard }))),
  access: lazy(() => import('./AccessCard.tsx').then((part) => ({ default: part.AccessCard }))),
  money: lazy(() => import('./MoneyCard.tsx').then((part) => ({ default: part.MoneyCard }))),
  play: lazy(() => import('./PlayCard.tsx').then((part) => ({ default: part.PlayCard }))),
  limits: lazy(() => import('./LimitsCard.tsx').then((part) => ({ default: part.LimitsCard }))),
  bonuses: lazy(() => import('./BonusesCard.tsx').then((part) => ({ default: part.BonusesCard }))),
  documents: lazy(() => import('./DocumentsCard.tsx').then((part) => ({ default: part.DocumentsCard }))),
  links: lazy(() => import('./LinksCard.tsx').then((part) => ({ default: part.LinksCard }))),
  consent: lazy(() => import('./ConsentCard.tsx').then((part) => ({ default: part.ConsentCard }))),
} satisfies Record<CardName, ComponentType>

/** A card of the player's page with what can be done there. */
export function Card({ name }: { name: CardName }) {
  const t = useT()
  const { acts } = usePlayer()
  const own = acts.filter(({ card, isHead }) => card === name && !isHead)
  const Content = cards[name]
  return (
    <div className={style.card}>
      {own.length > 0 && (
        <div
          className={style.cardActs}
          role="group"
          aria-label={t('office-players.actsOfCard', { card: t(`office-players.card.${name}`) })}
        >
          {own.map(({ id, label, keys, isGrave, run }) => (
            <Button key={id} kind="line" className={isGrave ? style.grave : ''} onClick={run}>
              {label}
              <Key keys={keys} />
            </Button>
          ))}
        </div>
      )}
      <Suspense fallback={<Skeleton lines={6} label={t('office.list.loading')} />}>
        <Content />
      </Suspense>
    </div>
  )
}
