import type { Standing } from '@fairhouse/contract/office/games.ts'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { Section } from '../base/pieces/Page.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { countriesIn, toneOfStanding } from './game-words.ts'
import style from './Games.module.css'

type Turn = (isOn: boolean, countries: string[]) => void
type Props = {
  standing: readonly Standing[]
  /** The countries in which it has been switched off by itself. */
  offIn: readonly string[]
  turn: Turn | undefined
}

/** How something stands in each country with rules of its own, with what switches it there; others by their letters. */
export function WhereSection({ standing, offIn, turn }: Props) {
  const t = useT()
  const columns: Column<Standing>[] = [
    { id: 'country', title: t('office-games.country'), cell: ({ country }) => country },
    { id: 'state', title: t('office-games.state'), cell: (row) => <StandingCell standing={row} /> },
    ...(turn ? [{ id: 'turn', title: t('office-games.switch'), isEnd: true, cell: (row: Standing) => turnCell(row, offIn, turn) }] : []),
  ]
  return (
    <Section title={t('office-games.where')}>
      <Table label={t('office-games.where')} columns={columns} rows={standing} keyOf={({ country }) => country} empty="" />
      {turn && <Others turn={turn} />}
    </Section>
  )
}

function StandingCell({ standing: { state, incident } }: { standing: Standing }) {
  const t = useT()
  return (
    <>
      <Tag tone={toneOfStanding[state]}>{t(`office-games.standing.${state}`)}</Tag>
      {incident && (
        <OfficeLink href={`/incidents/${incident}`} className={style.beside}>
          {t('office-games.incident', { incident })}
        </OfficeLink>
      )}
    </>
  )
}

const turnCell = ({ country }: Standing, offIn: readonly string[], turn: Turn) => (
  <TurnButton country={country} isOn={offIn.includes(country)} turn={turn} />
)

function TurnButton({ country, isOn, turn }: { country: string; isOn: boolean; turn: Turn }) {
  const t = useT()
  return (
    <Button kind="plain" onClick={() => turn(isOn, [country])}>
      {t(isOn ? 'office-games.onIn' : 'office-games.offIn', { countries: country })}
    </Button>
  )
}

/** Several countries at once, or one that is not in the list. */
function Others({ turn }: { turn: Turn }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const countries = countriesIn(typed)
  const isReady = countries.length > 0 && countries.every((one) => /^[A-Z]{3}$/.test(one))
  return (
    <Form onSubmit={() => isReady && turn(false, countries)}>
      <TextLine label={t('office-games.countries')} hint={t('office-games.countriesHint')} isMono value={typed} onChange={setTyped} />
      <div className={style.buttons}>
        <Button type="submit" kind="line" disabled={!isReady}>
          {t('office-games.offThere')}
        </Button>
        <Button kind="line" disabled={!isReady} onClick={() => turn(true, countries)}>
          {t('office-games.onThere')}
        </Button>
      </div>
    </Form>
  )
}
