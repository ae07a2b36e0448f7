import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Notice } from '@fairhouse/ui'
import { useMomentText } from '../../base/moment-text.ts'
import { useT } from '../../base/office.ts'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { amountText, toneOfState, usePlayerWords } from '../base/player-words.ts'
import { Asked } from './Asked.tsx'

/** A player's bonuses with what is left to wager, and who bars them from more. */
export function BonusesCard() {
  const t = useT()
  const momentText = useMomentText()
  return (
    <Asked at="GET /office/players/bonuses">
      {({ currency, barredBy, mark, loyalty, cashback, grants }) => (
        <>
          {mark && (
            <Notice meaning="warning">
              {t('office-players.markedSince', { since: momentText(mark.since) })} <bdi>{mark.reason}</bdi>
            </Notice>
          )}
          {barredBy.map((by) => (
            <Notice key={by} meaning="warning">
              {t(`office-players.barredBy.${by}`)}
            </Notice>
          ))}
          {loyalty && (
            <p>
              {t('office-players.loyalty', {
                points: loyalty.points,
                recent: loyalty.recent,
                level: loyalty.level
                  ? t('office-players.loyaltyLevel', { level: loyalty.level, since: momentText(loyalty.since) })
                  : t('office-players.loyaltyNoLevel'),
              })}
            </p>
          )}
          {/[1-9]/.test(cashback) && <p>{t('office-players.cashbackOpen', { amount: amountText(cashback, currency) })}</p>}
          <Grants rows={grants} currency={currency} />
        </>
      )}
    </Asked>
  )
}

function Grants({ rows, currency }: { rows: OfficeAnswers<'GET /office/players/bonuses'>['grants']; currency: string }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Table
      label={t('office-players.card.bonuses')}
      rows={rows}
      keyOf={({ deposit }) => deposit}
      empty={t('office-players.none')}
      columns={[
        { id: 'name', title: t('office-players.campaign'), cell: ({ name }) => <bdi>{name}</bdi> },
        {
          id: 'state',
          title: t('office-players.status'),
          cell: ({ state, why }) => (
            <>
              <Tag tone={toneOfState(state)}>{words.state(state)}</Tag> {why}
            </>
          ),
        },
        {
          id: 'awards',
          title: t('office-players.awards'),
          cell: ({ awards }) => awards.map(({ kind, given, held }) => `${words.award(kind)}: ${held} / ${given}`).join(', ') || '–',
        },
        {
          id: 'wagered',
          title: t('office-players.wagered'),
          isEnd: true,
          cell: ({ done, required }) => (
            <bdi>
              {amountText(done, currency)} / {amountText(required, currency)}
            </bdi>
          ),
        },
        { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        { id: 'until', title: t('office-players.until'), isEnd: true, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
      ]}
    />
  )
}
