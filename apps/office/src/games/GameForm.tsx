import type { GameWords } from '@fairhouse/contract/office/games.ts'
import { Button } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice, Form, TextLine, Tick } from '../base/pieces/form.tsx'
import { countriesIn, wordsIn } from './game-words.ts'

type Props = { id: string; version: string; words: GameWords; mayEdit: boolean; change: (words: GameWords, onDone: () => void) => void }
const flags = ['demo', 'isNew', 'popular', 'isListed'] as const

/** What a person says about a game. */
export function GameForm({ id, version, words, mayEdit, change }: Props) {
  const { caller } = useOffice()
  const t = useT()
  const { data } = useQuery(asked(caller, 'GET /office/games/filters', {}))
  const [typed, setTyped, forget] = useDraft(`game ${id} ${version}`, typedOf(words))
  const next = wordsOf(words, typed)
  const line = (name: 'name' | 'group' | 'moreGroups' | 'returnPercent' | 'countries', hint?: string) => (
    <TextLine
      label={t(`office-games.field.${name}`)}
      {...(hint ? { hint } : {})}
      isMono={name !== 'name'}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  )
  return (
    <Form onSubmit={() => change(next, forget)}>
      {line('name')}
      <Choice
        label={t('office-games.provider')}
        value={typed.provider}
        options={[
          { value: '', label: t('office-games.withoutProvider') },
          ...(data?.providers.map((one) => ({ value: one.id, label: one.name })) ?? [{ value: typed.provider, label: typed.provider }]),
        ]}
        onChange={(value) => setTyped({ ...typed, provider: value })}
      />
      {line('group', t('office-games.groupHint'))}
      {line('moreGroups')}
      {line('returnPercent', t('office-games.returnHint'))}
      {line('countries', t('office-games.forHint'))}
      {flags.map((name) => (
        <Tick
          key={name}
          label={t(`office-games.field.${name}`)}
          isOn={typed[name]}
          onChange={(isOn) => setTyped({ ...typed, [name]: isOn })}
        />
      ))}
      {mayEdit && (
        <Button type="submit" disabled={JSON.stringify(next) === JSON.stringify(words)}>
          {t('office-settings.look')}
        </Button>
      )}
    </Form>
  )
}

/** The words of a game as they stand in the fields. */
const typedOf = ({ name, group, moreGroups, provider, returnPercent, countries, demo, isNew, popular, isListed }: GameWords) => ({
  name,
  group: group ?? '',
  moreGroups: moreGroups.join(' '),
  provider: provider === null ? '' : String(provider),
  returnPercent: returnPercent ?? '',
  countries: countries.join(' '),
  demo,
  isNew,
  popular,
  isListed,
})

const wordsOf = (words: GameWords, typed: ReturnType<typeof typedOf>): GameWords => ({
  ...words,
  ...typed,
  name: typed.name.trim(),
  group: typed.group.trim() || null,
  moreGroups: wordsIn(typed.moreGroups),
  provider: typed.provider === '' ? null : Number(typed.provider),
  returnPercent: typed.returnPercent.trim() || null,
  countries: countriesIn(typed.countries),
})
