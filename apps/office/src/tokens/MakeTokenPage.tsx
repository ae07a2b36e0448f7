import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { permissionName, useAct } from '../acts/index.ts'
import { useDraft } from '../base/drafts.ts'
import { useMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextLine, Tick } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { Secret } from '../base/pieces/Secret.tsx'
import style from './MakeToken.module.css'

const empty: { name: string; networks: string; expiresAt: string; permissions: string[] } = {
  name: '',
  networks: '',
  expiresAt: '',
  permissions: [],
}
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
  const t = useT()
  const [draft, setDraft, forget] = useDraft('tokens.make', empty)
  const [tried, setTried] = useState(false)
  const isNamed = draft.name.trim().length >= 2
  const make = useMake((secret) => {
    forget()
    onMade(secret)
  })
  const submit = () => {
    setTried(true)
    if (isNamed && draft.permissions.length > 0) make(draft)
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
      <OwnPermissions chosen={draft.permissions} onChange={(permissions) => setDraft({ ...draft, permissions })} />
      {tried && draft.permissions.length === 0 && <p className={style.wrong}>{t('office-house.tokens.mayWrong')}</p>}
      <Button type="submit">{t('office-house.invite.look')}</Button>
    </Form>
  )
}

function useMake(onMade: (secret: string) => void) {
  const t = useT()
  const act = useAct()
  const { serverTime } = useMe()
  return ({ name, networks, expiresAt, permissions }: typeof empty) =>
    act({
      at: 'POST /office/tokens/make',
      input: {
        name: name.trim(),
        permissions,
        expiresAt: expiresAt || new Date(Date.parse(serverTime) + usualMs).toISOString(),
        networks: networks.split(/[\s,;]+/).filter(Boolean),
      },
      title: t('office-house.tokens.makeTitle', { name: name.trim() }),
      about: t('office-house.tokens.about'),
      verb: t('office-house.tokens.makeVerb'),
      onDone: ({ secret }) => onMade(secret),
    })
}

/** A token may a part of what its owner may. */
function OwnPermissions({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const { texts } = useOffice()
  const { held } = useMe()
  const own = [...new Set(held.map(({ permission }) => permission))]
  return (
    <fieldset className={style.ticks}>
      <legend>{texts.t('office-house.tokens.may')}</legend>
      {own.map((permission) => (
        <Tick
          key={permission}
          label={permissionName(texts, permission)}
          isOn={chosen.includes(permission)}
          onChange={(isOn) => onChange(isOn ? [...chosen, permission] : chosen.filter((one) => one !== permission))}
        />
      ))}
    </fieldset>
  )
}
