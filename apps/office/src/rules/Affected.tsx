import { Button } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { Key } from '../base/keys/Key.tsx'
import { useKeys } from '../base/keys/use-keys.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts } from '../base/pieces/pieces.tsx'

/** Whom the rules of a country concern, counted once somebody asks. */
export function Affected({ country }: { country: string }) {
  const t = useT()
  const [isAsked, setIsAsked] = useState(false)
  useKeys([{ id: 'rules.count', keys: 'c', label: t('office-house.rules.count'), group: 'page', run: () => setIsAsked(true) }])
  return (
    <Section title={t('office-house.rules.affected')}>
      {country === '*' && <p>{t('office-house.rules.notCounted')}</p>}
      {country !== '*' && !isAsked && (
        <p>
          <Button kind="line" onClick={() => setIsAsked(true)}>
            {t('office-house.rules.count')}
            <Key keys="c" />
          </Button>
        </p>
      )}
      {country !== '*' && isAsked && <Counted country={country} />}
    </Section>
  )
}

function Counted({ country }: { country: string }) {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/rules/affected', { country }))
  if (error) return <ErrorNotice error={error} />
  if (!data) return <p role="status">{t('office.list.loading')}</p>
  const { countries, players, isMore, bands } = data
  return (
    <>
      <p role="status">
        {t('office-house.rules.players', { players, isMore: String(isMore), countries: countries.join(' ') || '–' })}{' '}
        {t('office-house.rules.how')}
      </p>
      {bands.length > 0 && (
        <Facts
          facts={bands.map(({ name, from, to, players: of }) => ({
            name: to === null ? t('office-house.rules.ageFrom', { from }) : t('office-house.rules.ageTo', { from, to }),
            value: (
              <>
                {of} <code dir="ltr">{name}</code>
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
