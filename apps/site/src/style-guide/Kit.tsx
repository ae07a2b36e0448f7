import { languages } from '@fairhouse/messages'
import { SearchSelect } from '@fairhouse/ui/fields.ts'
import {
  Button,
  buttonClass,
  CheckboxField,
  EmptyState,
  Money,
  RadioList,
  SelectField,
  Skeleton,
  Spinner,
  Stepper,
  TextField,
  Tile,
} from '@fairhouse/ui'
import { useState } from 'react'
import { useT } from '../base/site.ts'
import style from './Components.module.css'

/** Buttons in each kind and state. */
export function Buttons() {
  const t = useT()
  return (
    <>
      <div className={style.row}>
        <Button>{t('style-guide.sampleAction')}</Button>
        <Button kind="line">{t('style-guide.sampleAction')}</Button>
        <Button kind="plain">{t('style-guide.sampleAction')}</Button>
      </div>
      <div className={style.row}>
        <Button busy>{t('style-guide.busy')}</Button>
        <Button disabled>{t('style-guide.disabled')}</Button>
        <span className={style.house}>
          <Button kind="onHouse">{t('style-guide.sampleAction')}</Button>
        </span>
      </div>
      <a href="#components" className={buttonClass('line', true)}>
        {t('style-guide.sampleLink')}
      </a>
    </>
  )
}

/** Controls: empty, filled, wrong, and what cannot be changed. */
export function Fields({ prefix }: { prefix: string }) {
  const t = useT()
  const [chosen, setChosen] = useState('first')
  const id = (name: string) => `${prefix}-${name}`
  const options = ['first', 'second'].map((value) => ({ value, label: t(value === 'first' ? 'style-guide.first' : 'style-guide.second') }))
  return (
    <div className={style.stack}>
      <TextField id={id('plain')} label={t('style-guide.field')} hint={t('style-guide.hint')} />
      <TextField
        id={id('wrong')}
        label={t('style-guide.fieldWrong')}
        defaultValue="anna.example.com"
        error={t('field.rule.email')}
        dir="ltr"
      />
      <TextField id={id('amount')} label={t('style-guide.fieldAmount')} prefix="€" defaultValue="20.00" inputMode="decimal" dir="ltr" />
      <TextField
        id={id('secret')}
        type="password"
        label={t('style-guide.fieldSecret')}
        defaultValue="Kestrel9"
        autoComplete="off"
        dir="ltr"
        reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
      />
      <TextField id={id('fixed')} label={t('style-guide.fieldFixed')} defaultValue="MLT" readOnly dir="ltr" />
      <SelectField id={id('select')} label={t('style-guide.choice')} options={options} />
      <SearchSelect
        id={id('search')}
        label={t('field.language')}
        options={languages.map(({ code, name }) => ({ value: code, label: name, also: code }))}
        noResults={t('field.noResults')}
      />
      <CheckboxField id={id('box')} label={t('style-guide.box')} />
      <CheckboxField id={id('boxWrong')} label={t('style-guide.box')} error={t('field.rule.required')} />
      <RadioList
        name={id('radio')}
        legend={t('style-guide.choice')}
        rows={[
          ...options.map((option) => ({ ...option, note: t('style-guide.hint') })),
          { value: 'third', label: t('style-guide.disabled'), disabled: true },
        ]}
        value={chosen}
        onChange={setChosen}
      />
    </div>
  )
}

/** Parts that show a state: steps, waiting, nothing, a tile, money. */
export function Others({ prefix }: { prefix: string }) {
  const t = useT()
  const steps = [t('style-guide.first'), t('style-guide.second'), t('style-guide.third')]
  return (
    <div className={style.stack}>
      <Stepper steps={steps} current={1} label={`${t('style-guide.steps')} ${prefix}`} now={t('style-guide.stepNow')} />
      <div className={style.row}>
        <Spinner />
        <Money amount="1234567.89" currency="EUR" />
        <Money amount="-20.5" currency="SEK" />
        <Money amount="0.00012" currency="BTC" signed />
      </div>
      <Skeleton label={t('shell.loading')} lines={3} />
      <EmptyState title={t('style-guide.nothing')} text={t('style-guide.nothingText')}>
        <Button kind="line">{t('style-guide.sampleAction')}</Button>
      </EmptyState>
      <div className={style.tile}>
        <Tile
          art="wheel-harvest"
          name={t('style-guide.tile')}
          note={t('style-guide.tileText')}
          onArt={<Money amount="1234.5" currency="EUR" />}
          level={3}
        />
        <Tile art="orchard" name={t('style-guide.tile')} note={t('style-guide.tileText')} mark={t('style-guide.mark')} level={3} />
      </div>
    </div>
  )
}
