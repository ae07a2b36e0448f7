import { Button } from '@fairhouse/ui'
import { useAct } from '../acts/index.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { Page } from '../base/pieces/Page.tsx'

/** A new provider of games, by the number that contracts and reports use. */
export function NewProviderPage() {
  const { go } = useOffice()
  const t = useT()
  const act = useAct()
  const [typed, setTyped, forget] = useDraft('gameProvider new', { id: '', name: '' })
  const [id, name] = [typed.id.trim(), typed.name.trim()]
  const isReady = /^-?\d{1,6}$/.test(id) && name !== ''
  const add = () =>
    act({
      at: 'POST /office/providers/set',
      input: { id, words: { name, countries: [], isOn: true, offIn: [] } },
      precondition: { [`gameProvider:${id}`]: '0' },
      title: t('office-games.addTitle', { name }),
      verb: t('office-games.add'),
      onDone: () => {
        forget()
        go(`/games/providers/${id}`)
      },
    })
  return (
    <Page title={t('office-games.newProvider')} back={{ href: '/games/providers', label: t('office-games.providers') }}>
      <Form onSubmit={() => isReady && add()}>
        <TextLine
          label={t('office-games.id')}
          hint={t('office-games.idHint')}
          isMono
          value={typed.id}
          onChange={(value) => setTyped({ ...typed, id: value })}
        />
        <TextLine label={t('office-games.field.name')} value={typed.name} onChange={(value) => setTyped({ ...typed, name: value })} />
        <Button type="submit" disabled={!isReady}>
          {t('office-settings.look')}
        </Button>
      </Form>
    </Page>
  )
}
