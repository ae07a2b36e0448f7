import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { plainSearch, usePagePath } from '../base/address/address.ts'
import { Key } from '../base/keys/Key.tsx'
import { useT } from '../base/office.ts'
import { cardNames, type CardName } from './base/player-cards.ts'
import style from './base/Player.module.css'

/** The cards of a player, each an address of its own. */
export function CardTabs({ cards, card }: { cards: readonly CardName[]; card: CardName }) {
  const t = useT()
  const path = usePagePath()
  return (
    <nav aria-label={t('office-players.cards')} className={style.tabs}>
      {cards.map((name) => (
        <OfficeLink
          key={name}
          href={path + plainSearch(name === 'timeline' ? {} : { card: name })}
          className={style.tab}
          aria-current={name === card ? 'page' : undefined}
        >
          {t(`office-players.card.${name}`)}
          <Key keys={String(cardNames.indexOf(name))} />
        </OfficeLink>
      ))}
    </nav>
  )
}
