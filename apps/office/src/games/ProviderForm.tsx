import type { ProviderWords } from '@fairhouse/contract/office/games.ts'
import { Button } from '@fairhouse/ui'
import { useDraft } from '../base/drafts.ts'
import { useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { countriesIn } from './game-words.ts'

type Props = {
  id: string
  version: string
  words: ProviderWords
  mayEdit: boolean
  change: (words: ProviderWords, onDone: () => void) => void
}

/** What a person says about a provider of games. */
export function ProviderForm({ id, version, words, mayEdit, change }: Props) {
  const t = useT()
  const [typed, setTyped, forget] = useDraft(`gameProvider ${id} ${version}`, { name: words.name, countries: words.countries.join(' ') })
  const next = { ...words, name: typed.name.trim(), countries: countriesIn(typed.countries) }
  return (
    <Form onSubmit={() => change(next, forget)}>
      <TextLine label={t('office-games.field.name')} value={typed.name} onChange={(name) => setTyped({ ...typed, name })} />
      <TextLine
        label={t('office-games.field.countries')}
        hint={t('office-games.forHint')}
        isMono
        value={typed.countries}
        onChange={(countries) => setTyped({ ...typed, countries })}
      />
      {mayEdit && (
        <Button type="submit" disabled={JSON.stringify(next) === JSON.stringify(words)}>
          {t('office-settings.look')}
        </Button>
      )}
    </Form>
  )
}
