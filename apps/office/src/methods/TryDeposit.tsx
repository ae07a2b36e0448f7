import type { MethodRow } from '@fairhouse/contract/office/methods.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Money } from '@fairhouse/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { Facts, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'

type Example = OfficeAnswers<'POST /office/methods/try'>
const askAgainMs = 2000

/** Tries a deposit beside the sandbox: an example account pays on the site, and what comes of it is followed here. */
export function TryDeposit({ method }: { method: MethodRow }) {
  const { caller } = useOffice()
  const client = useQueryClient()
  const t = useT()
  const [country, setCountry] = useState(method.countries[0] ?? 'MLT')
  const [nationalId, setNationalId] = useState('')
  const trial = useMutation({
    mutationFn: () => {
      const nationalIdNumber = nationalId.trim() || undefined
      return client.fetchQuery({ ...asked(caller, 'POST /office/methods/try', { id: method.id, country, nationalIdNumber }), gcTime: 0 })
    },
  })
  return (
    <>
      <Form onSubmit={() => trial.mutate()}>
        <TextLine label={t('office-methods.country')} isMono value={country} onChange={(typed) => setCountry(typed.trim().toUpperCase())} />
        <TextLine
          label={t('office-methods.tryId')}
          hint={t('office-methods.tryIdHint')}
          isMono
          value={nationalId}
          onChange={setNationalId}
        />
        <Button type="submit" kind="line" busy={trial.isPending} disabled={!/^[A-Z]{3}$/.test(country)}>
          {t('office-methods.tryIt')}
        </Button>
      </Form>
      {trial.error && <ErrorNotice error={trial.error} />}
      {trial.data && <Tried example={trial.data} name={method.name} />}
    </>
  )
}

function Tried({ example: { player, login, password, address }, name }: { example: Example; name: string }) {
  const { background } = useOffice()
  const t = useT()
  const momentText = useMomentText()
  const { data, error } = useQuery({ ...asked(background, 'GET /office/methods/tried', { player }), refetchInterval: askAgainMs })
  return (
    <>
      <p>{t('office-methods.tryHow', { name })}</p>
      <Facts
        facts={[
          { name: t('office-methods.tryLogin'), value: <code dir="ltr">{login}</code> },
          { name: t('office-methods.tryPassword'), value: <code dir="ltr">{password}</code> },
          ...(data ? [{ name: t('office-methods.tryBalance'), value: <Money amount={data.balance} currency={data.currency} /> }] : []),
        ]}
      />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {t('office-methods.tryOpen')}
        </a>
      </p>
      {error && <ErrorNotice error={error} />}
      <Table
        label={t('office-methods.tried')}
        rows={data?.deposits}
        keyOf={({ reference }) => reference}
        empty={t('office-methods.triedNone')}
        columns={[
          { id: 'at', title: t('office-methods.triedAt'), cell: ({ at }) => momentText(at) },
          { id: 'method', title: t('office-methods.one'), cell: ({ method }) => method },
          {
            id: 'amount',
            title: t('office-methods.triedAmount'),
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            id: 'state',
            title: t('office-methods.state'),
            cell: ({ state, reason }) => (
              <>
                <Tag tone={toneOf(state)}>{t(`office-methods.tried.${state}`)}</Tag> {reason && <span dir="ltr">{reason}</span>}
              </>
            ),
          },
        ]}
      />
    </>
  )
}

const toneOf = (state: string) =>
  state === 'ok' ? 'good' : ['failed', 'mismatch', 'expired', 'cancelled'].includes(state) ? 'bad' : 'quiet'
