import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useMomentText } from '../../base/moment-text.ts'
import { useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { usePlayer } from '../base/player-act.ts'
import { Asked } from './Asked.tsx'
import style from '../base/Player.module.css'

/** Who a player is: each field masked, or revealed, with what proved it. */
export function IdentityCard() {
  const t = useT()
  const moment = useMomentText()
  const { values } = usePlayer()
  return (
    <Asked at="GET /office/players/identity">
      {({ fields, elsewhere, validatedAt }) => (
        <>
          <Table
            label={t('office-players.card.identity')}
            rows={fields}
            keyOf={({ field }) => field}
            empty={t('office-players.nothingKnown')}
            columns={[
              { id: 'field', title: t('office-players.field'), cell: ({ field }) => t(`office.value.player.reveal.${field}`) },
              {
                id: 'value',
                title: t('office-players.value'),
                cell: ({ field, masked }) =>
                  values[field] === undefined ? (
                    <bdi>{masked}</bdi>
                  ) : (
                    <mark className={style.mark} dir="auto">
                      {values[field]}
                    </mark>
                  ),
              },
              {
                id: 'proven',
                title: t('office-players.proven'),
                isEnd: true,
                cell: ({ provenAt }) => (provenAt ? <Moment at={provenAt} /> : <Tag>{t('office-players.typed')}</Tag>),
              },
            ]}
          />
          <p className={style.quiet}>
            {validatedAt === null ? t('office-players.seenOnce.no') : t('office-players.seenSince', { since: moment(validatedAt) })}
          </p>
          {elsewhere.length > 0 && <Elsewhere rows={elsewhere} />}
        </>
      )}
    </Asked>
  )
}

function Elsewhere({ rows }: { rows: OfficeAnswers<'GET /office/players/identity'>['elsewhere'] }) {
  const t = useT()
  return (
    <Section title={t('office-players.elsewhere')}>
      <Table
        label={t('office-players.elsewhere')}
        rows={rows}
        keyOf={({ issuer, since }) => issuer + since}
        empty=""
        columns={[
          { id: 'issuer', title: t('office-players.service'), cell: ({ issuer }) => <bdi>{issuer}</bdi> },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
        ]}
      />
    </Section>
  )
}
