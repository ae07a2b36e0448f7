import { moneyText } from '@fairhouse/money'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts } from '../base/pieces/pieces.tsx'
import style from './Games.module.css'

/** Who is in a game, or in any game of a provider, and what the open rounds hold. */
export function PlayNow({ of }: { of: { game: string } | { provider: string } }) {
  const { caller } = useOffice()
  const t = useT()
  const may = useMay()
  const { data, error } = useQuery(asked(caller, 'GET /office/games/now', of))
  const held = data?.inPlay.map(({ currency, held: amount }) => moneyText(amount, currency)).join(' · ')
  return (
    <Section
      title={t('office-games.now')}
      aside={may('rounds.read') && <OfficeLink href="/queues/rounds">{t('office-games.pendingRounds')}</OfficeLink>}
    >
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={2} label={t('office.list.loading')} />}
      {data && (
        <Facts
          facts={[
            { name: t('office-games.players'), value: data.players },
            { name: t('office-games.rounds'), value: data.inPlay.reduce((sum, { rounds }) => sum + rounds, 0) },
            { name: t('office-games.held'), value: <bdi>{held || '–'}</bdi> },
          ]}
        />
      )}
      <p className={style.quiet}>{t('office-games.roundsAbout')}</p>
    </Section>
  )
}
