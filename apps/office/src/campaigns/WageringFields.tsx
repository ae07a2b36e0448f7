import type { MessageKey } from '@fairhouse/messages'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice, TextLine, Tick } from '../base/pieces/form.tsx'
import { recordIn, typedOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import style from './Campaigns.module.css'
import { choices, contributionsOf, percentOf, rowsOf, scopes, withWagering, type Scope, type ShareRow } from './wagering-fields.ts'

type Props = { data: Written; onChange: (data: Written) => void }

type Chosen = (typeof choices)[number]
/** The text of an option. */
const labelOf = (name: Chosen['name'], value: Chosen['options'][number]) => `office-campaigns.wagering.${name}.${value}` as MessageKey // a test holds them against the texts

/** How a bonus is wagered: what counts, in which games, which money goes first, and what it comes to. */
export function WageringFields({ data, onChange }: Props) {
  const t = useT()
  const wagering = recordIn(data['wagering'])
  const set = (name: string, value: unknown) => onChange(withWagering(data, name, value))
  return (
    <>
      <div className={editor.grid}>
        {choices.map(({ name, options: [usual, other] }) => (
          <Choice
            key={name}
            label={t(`office-campaigns.wagering.${name}`)}
            value={wagering[name] === other ? other : usual}
            options={[usual, other].map((value) => ({ value, label: t(labelOf(name, value)) }))}
            onChange={(value) => set(name, value === usual ? undefined : value)}
          />
        ))}
        <Winnings winnings={recordIn(wagering['winnings'])} onChange={(winnings) => set('winnings', winnings)} />
        <Conversions data={data} most={recordIn(wagering['maxConversion'])} onChange={(most) => set('maxConversion', most)} />
        <div className={style.flags}>
          <Tick
            label={t('office-campaigns.wagering.preWager')}
            isOn={wagering['preWager'] === true}
            onChange={(isOn) => set('preWager', isOn || undefined)}
          />
        </div>
      </div>
      <Contributions said={recordIn(wagering['contributions'])} onChange={(contributions) => set('contributions', contributions)} />
    </>
  )
}

/** Where winnings of free spins go; a factor where that is bonus money. */
function Winnings({ winnings, onChange }: { winnings: Written; onChange: (winnings: Written | undefined) => void }) {
  const t = useT()
  const isPromo = winnings['to'] === 'promo'
  return (
    <>
      <Choice
        label={t('office-campaigns.wagering.winnings')}
        value={isPromo ? 'promo' : 'cash'}
        options={(['cash', 'promo'] as const).map((value) => ({ value, label: t(`office-campaigns.wagering.winnings.${value}`) }))}
        onChange={(to) => onChange(to === 'cash' ? undefined : { to })}
      />
      {isPromo && (
        <TextLine
          label={t('office-campaigns.wagering.factor')}
          hint={t('office-campaigns.wagering.factorHint')}
          value={typedOf(winnings['factor'])}
          onChange={(factor) => onChange(withField(winnings, 'factor', factor.trim()))}
        />
      )}
    </>
  )
}

/** The most that becomes cash, in each currency that the campaign has terms in. */
function Conversions({ data, most, onChange }: { data: Written; most: Written; onChange: (most: Written | undefined) => void }) {
  const t = useT()
  const currencies = [...new Set([...Object.keys(recordIn(data['terms'])), ...Object.keys(most)])]
  return currencies.map((currency) => (
    <TextLine
      key={currency}
      label={t('office-campaigns.wagering.maxConversion', { currency })}
      value={typedOf(most[currency])}
      isMono
      onChange={(typed) => {
        const next = withField(most, currency, typed.trim())
        onChange(Object.keys(next).length === 0 ? undefined : next)
      }}
    />
  ))
}

/** How much of a stake counts, row by row. Rows are kept as typed here: a row without a name is no part of the data. */
export function Contributions({ said, onChange }: { said: Written; onChange: (contributions: Written | undefined) => void }) {
  const t = useT()
  const [rows, setRows] = useState<readonly ShareRow[]>(() => rowsOf(said))
  const [otherwise, setOtherwise] = useState(() => percentOf(said['default']))
  const write = (nextRows: readonly ShareRow[], nextOtherwise: string) => {
    setRows(nextRows)
    setOtherwise(nextOtherwise)
    const next = contributionsOf(nextRows, nextOtherwise)
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  return (
    <div role="group" aria-label={t('office-campaigns.wagering.contributions')} className={style.shares}>
      <p className={editor.about}>{t('office-campaigns.wagering.contributionsAbout')}</p>
      {rows.map((row, place) => (
        <ShareFields
          key={place}
          row={row}
          place={place + 1}
          onChange={(next) => write(next ? rows.with(place, next) : rows.toSpliced(place, 1), otherwise)}
        />
      ))}
      <div className={style.share}>
        <Button kind="line" onClick={() => write([...rows, { scope: 'games', name: '', percent: '0' }], otherwise)}>
          {t('office-campaigns.wagering.addRow')}
        </Button>
        <TextLine
          label={t('office-campaigns.wagering.otherwise')}
          hint={t('office-campaigns.wagering.otherwiseHint')}
          value={otherwise}
          isMono
          onChange={(typed) => write(rows, typed)}
        />
      </div>
    </div>
  )
}

function ShareFields({ row, place, onChange }: { row: ShareRow; place: number; onChange: (row: ShareRow | undefined) => void }) {
  const t = useT()
  return (
    <div role="group" aria-label={t('office-campaigns.wagering.row', { place })} className={style.share}>
      <Choice
        label={t('office-campaigns.wagering.scope')}
        value={row.scope}
        options={scopes.map((value) => ({ value, label: t(`office-campaigns.wagering.scope.${value}`) }))}
        onChange={(scope) => onChange({ ...row, scope: scope as Scope })} // one of its options
      />
      <TextLine
        label={t(`office-campaigns.wagering.name.${row.scope}`)}
        value={row.name}
        isMono
        onChange={(name) => onChange({ ...row, name })}
      />
      <TextLine
        label={t('office-campaigns.wagering.percent')}
        value={row.percent}
        isMono
        onChange={(percent) => onChange({ ...row, percent })}
      />
      <Button kind="plain" onClick={() => onChange(undefined)}>
        {t('office-campaigns.wagering.removeRow', { place })}
      </Button>
    </div>
  )
}
