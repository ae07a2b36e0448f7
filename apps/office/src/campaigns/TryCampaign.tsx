import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { type Written } from '../written/index.ts'

type Answer = OfficeAnswers<'POST /office/campaigns/try'>

/** Tests a campaign as it is written on one player: what they would get with a deposit, or each reason why not. */
export function TryCampaign({ data }: { data: Written }) {
  const { caller } = useOffice()
  const t = useT()
  const [player, setPlayer] = useState('')
  const [amount, setAmount] = useState('50.00')
  const [wanted, setWanted] = useState<{ data: Written; player: string; amount: string } | null>(null)
  const trial = useQuery({
    ...asked(caller, 'POST /office/campaigns/try', wanted ?? { data, player, amount }),
    enabled: wanted !== null,
    retry: false,
  })
  return (
    <>
      <Form onSubmit={() => setWanted({ data, player: player.trim(), amount: amount.trim() })}>
        <TextLine label={t('office-campaigns.tryPlayer')} value={player} isMono onChange={setPlayer} />
        <TextLine label={t('office-campaigns.tryAmount')} value={amount} isMono onChange={setAmount} />
        <Button type="submit" kind="line" busy={trial.isFetching} disabled={player.trim() === ''}>
          {t('office-campaigns.tryIt')}
        </Button>
      </Form>
      {trial.error && <ErrorNotice error={trial.error} />}
      {trial.data && <Outcome answer={trial.data} />}
    </>
  )
}

function Outcome({ answer: { checks, gives, currency } }: { answer: Answer }) {
  const { texts } = useOffice()
  const { t, has } = texts
  const kindName = (kind: string) => {
    const key = `office-campaigns.kind.${kind}`
    return has(key) ? t(key) : kind
  }
  const isMet = checks.every((one) => one.isMet)
  const given = gives.map(({ kind, amount }) => `${kindName(kind)} ${amount}${kind === 'freeSpin' ? '' : ` ${currency}`}`)
  return (
    <>
      <div role="status">
        <Notice meaning={isMet ? 'success' : 'warning'}>
          {isMet
            ? t('office-campaigns.wouldGet', { gives: new Intl.ListFormat(texts.language.tag).format(given) })
            : t('office-campaigns.wouldNot')}
        </Notice>
      </div>
      <Table
        label={t('office-campaigns.try')}
        rows={checks}
        keyOf={({ check }) => check}
        empty=""
        columns={[
          { id: 'check', title: t('office-campaigns.try'), cell: ({ check }) => t(`office-campaigns.check.${check}`) },
          {
            id: 'met',
            title: t('office-campaigns.state'),
            cell: ({ isMet: met }) => <Tag tone={met ? 'good' : 'bad'}>{t(met ? 'office-campaigns.met' : 'office-campaigns.unmet')}</Tag>,
          },
          { id: 'says', title: '', cell: ({ says }) => <span dir="ltr">{says}</span> },
        ]}
      />
    </>
  )
}
