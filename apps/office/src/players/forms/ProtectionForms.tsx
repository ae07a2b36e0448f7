import { documentTypes } from '@fairhouse/fields/lists/document-types.ts'
import { useState } from 'react'
import { useAct } from '../../acts/index.ts'
import { useDraft } from '../../base/drafts.ts'
import { useT } from '../../base/office.ts'
import { Choice, TextLine, Tick } from '../../base/pieces/form.tsx'
import { LazyMomentField } from '../../base/pieces/LazyMomentField.tsx'
import { usePlayer } from '../base/player-act.ts'
import { usePlayerWords } from '../base/player-words.ts'
import { decidedOn, useActWords } from '../base/use-player-acts.ts'
import { FormFrame, Ticks, toggled, type FormProps } from './FormFrame.tsx'

const kinds = ['excluded', 'blocked'] as const

/** Asks how and until when a player is kept from play. */
export function ExcludeForm({ label, onClose }: FormProps) {
  const t = useT()
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const [kind, setKind] = useState<(typeof kinds)[number]>('excluded')
  const [until, setUntil] = useState('')
  const submit = () =>
    act({
      at: 'POST /office/players/exclude',
      input: { player: player.id, kind, until: until === '' ? null : until },
      precondition: decidedOn(player),
      ...words(label),
      about: t('office-players.about.exclude'),
      isGrave: true,
      onDone: onClose,
    })
  return (
    <FormFrame onSubmit={submit} onClose={onClose}>
      <Choice
        label={t('office-players.form.how')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`office-players.form.exclude.${value}`) }))}
        onChange={(value) => setKind(kinds.find((one) => one === value) ?? 'excluded')}
      />
      <LazyMomentField label={t('office-players.form.untilOrForGood')} value={until} onChange={setUntil} />
    </FormFrame>
  )
}

const types = ['deposit', 'loss', 'wager', 'session', 'maxBalance', 'netDeposit'] as const
const periods = ['daily', 'weekly', 'monthly', 'permanent'] as const
const sources = ['operator', 'register', 'rule'] as const

/** Asks which limit is set, and how high; an empty amount takes it away. */
export function LimitForm({ label, onClose }: FormProps) {
  const t = useT()
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const { limit } = usePlayerWords()
  const [type, setType] = useState<(typeof types)[number]>('deposit')
  const [period, setPeriod] = useState<(typeof periods)[number]>('daily')
  const [source, setSource] = useState<(typeof sources)[number]>('operator')
  const [amount, setAmount, forget] = useDraft(`player.limit ${player.id}`, '')
  const unit = type === 'session' ? t(`office-players.unit.${period === 'daily' ? 'hours' : 'days'}`) : player.currency
  const submit = () =>
    act({
      at: 'POST /office/players/limits/set',
      input: { player: player.id, type, period, source, amount: amount.trim() === '' ? null : amount.trim() },
      precondition: decidedOn(player),
      ...words(`${label}: ${limit(type, period)}`),
      verb: label,
      about: t('office-players.about.limit'),
      onDone: () => {
        forget()
        onClose()
      },
    })
  return (
    <FormFrame onSubmit={submit} onClose={onClose}>
      <LimitName type={type} period={period} onType={setType} onPeriod={setPeriod} />
      <TextLine
        label={t('office-players.form.amount', { unit })}
        hint={t('office-players.form.amountHint')}
        value={amount}
        isMono
        onChange={setAmount}
      />
      <Choice
        label={t('office-players.form.source')}
        value={source}
        options={sources.map((value) => ({ value, label: t(`office-players.source.${value}`) }))}
        onChange={(value) => setSource(sources.find((one) => one === value) ?? 'operator')}
      />
    </FormFrame>
  )
}

type NameProps = {
  type: (typeof types)[number]
  period: (typeof periods)[number]
  onType: (type: (typeof types)[number]) => void
  onPeriod: (period: (typeof periods)[number]) => void
}

function LimitName({ type, period, onType, onPeriod }: NameProps) {
  const t = useT()
  return (
    <>
      <Choice
        label={t('office-players.form.type')}
        value={type}
        options={types.map((value) => ({ value, label: t(`office-players.limit.${value}`) }))}
        onChange={(value) => onType(types.find((one) => one === value) ?? 'deposit')}
      />
      <Choice
        label={t('office-players.form.period')}
        value={period}
        options={periods.map((value) => ({ value, label: t(`office-players.period.${value}`) }))}
        onChange={(value) => onPeriod(periods.find((one) => one === value) ?? 'daily')}
      />
    </>
  )
}

const holds = ['documents', 'transactions', 'funds', 'deposits', 'support', 'contract', 'checks', 'risk'] as const

/** Asks why the money is held, and for which documents. */
export function HoldForm({ label, onClose }: FormProps) {
  const t = useT()
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const { document } = usePlayerWords()
  const [kind, setKind] = useState<(typeof holds)[number]>('documents')
  const [documents, setDocuments] = useState<readonly string[]>([])
  const submit = () =>
    act({
      at: 'POST /office/players/money/hold',
      input: { player: player.id, kind, documents: [...documents] },
      precondition: decidedOn(player),
      ...words(label),
      onDone: onClose,
    })
  return (
    <FormFrame onSubmit={submit} onClose={onClose}>
      <Choice
        label={t('office-players.form.why')}
        value={kind}
        options={holds.map((value) => ({ value, label: t(`office-players.hold.${value}`) }))}
        onChange={(value) => setKind(holds.find((one) => one === value) ?? 'documents')}
      />
      {(kind === 'documents' || kind === 'transactions' || kind === 'funds') && (
        <Ticks legend={t('office-players.form.documents')}>
          {documentTypes.map((type) => (
            <Tick
              key={type}
              label={document(type)}
              isOn={documents.includes(type)}
              onChange={() => setDocuments(toggled(documents, type))}
            />
          ))}
        </Ticks>
      )}
    </FormFrame>
  )
}
