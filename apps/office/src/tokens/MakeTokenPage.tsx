import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { permissionName, useAct } from '../acts/index.ts'
import { useDraft } from '../base/drafts.ts'
import { useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import { Form, TextLine, Tick } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { Secret } from '../base/pieces/Secret.tsx'
import style from './MakeToken.module.css'

const empty = { name: '', networks: '', expiresAt: '', permissions: [] as string[] }
const usualMs = 90 * 86_400_000

/** Makes a token, which may do a part of what its owner may; its secret is shown once. */
export function MakeTokenPage() {
  const { texts } = useOffice()
  const { t } = texts
  const [secret, setSecret] = useState<string>()
  return (
    <Page title={t('office-house.tokens.make')} back={{ href: '/tokens', label: t('office-house.tokens.title') }}>
      {secret === undefined ? <TokenForm onMade={setSecret} /> : <Secret about={t('office-house.tokens.secret')} secret={secret} />}
    </Page>
  )
}

function TokenForm({ onMade }: { onMade: (secret: string) => void }) {
  const { texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const { held, serverTime } = useMe()
  const [draft, setDraft, forget] = useDraft('tokens.make', empty)
  const [tried, setTried] = useState(false)
  const own = [...new Set(held.map(({ permission }) => permission))]
  const isNamed = draft.name.trim().length >= 2
  const submit = () => {
    setTried(true)
    if (!isNamed || draft.permissions.length === 0) return
    act({
      at: 'POST /office/tokens/make',
      input: {
        name: draft.name.trim(),
        permissions: draft.permissions,
        expiresAt: draft.expiresAt || new Date(Date.parse(serverTime) + usualMs).toISOString(),
        networks: draft.networks.split(/[\s,;]+/).filter(Boolean),
      },
      title: t('office-house.tokens.makeTitle', { name: draft.name.trim() }),
      about: t('office-house.tokens.about'),
      verb: t('office-house.tokens.makeVerb'),
      onDone: (answer) => {
        forget()
        onMade(answer.secret)
      },
    })
  }
  return (
    <Form onSubmit={submit}>
      <TextLine
        label={t('office-house.staff.name')}
        value={draft.name}
        error={tried && !isNamed ? t('office-house.tokens.nameWrong') : undefined}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <LazyMomentField
        label={t('office-house.tokens.until')}
        value={draft.expiresAt}
        onChange={(expiresAt) => setDraft({ ...draft, expiresAt })}
      />
      <TextLine
        label={t('office-house.tokens.networks')}
        hint={t('office-house.tokens.networksHint')}
        isMono
        value={draft.networks}
        onChange={(networks) => setDraft({ ...draft, networks })}
      />
      <fieldset className={style.ticks}>
        <legend>{t('office-house.tokens.may')}</legend>
        {own.map((permission) => (
          <Tick
            key={permission}
            label={permissionName(texts, permission)}
            isOn={draft.permissions.includes(permission)}
            onChange={(isOn) =>
              setDraft({
                ...draft,
                permissions: isOn ? [...draft.permissions, permission] : draft.permissions.filter((one) => one !== permission),
              })
            }
          />
        ))}
      </fieldset>
      {tried && draft.permissions.length === 0 && <p className={style.wrong}>{t('office-house.tokens.mayWrong')}</p>}
      <Button type="submit">{t('office-house.invite.look')}</Button>
    </Form>
  )
}
