import type { Role } from '@fairhouse/contract/office/index.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { ErrorNotice, roleName, useAct } from '../acts/index.ts'
import { useFilters, usePagePath } from '../base/address/address.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice } from '../base/office.ts'
import { Form, TextArea, TextLine, Tick } from '../base/pieces/form.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { PermissionTicks } from './PermissionTicks.tsx'
import { draftOf, inputOf, wrongIn, type RoleDraft } from './role-draft.ts'
import { useRoles } from './use-roles.ts'
import style from './Roles.module.css'

/** Makes a role, from nothing or as a copy, or changes one that is not built in. */
export function RoleFormPage() {
  const { texts } = useOffice()
  const { t } = texts
  const path = usePagePath()
  const [{ from }] = useFilters()
  const { roles, error, roleOf } = useRoles()
  const changed = path.endsWith('/change') ? decodeURIComponent(path.split('/')[2] ?? '') : undefined
  const model = roleOf(changed ?? from ?? '')
  const back =
    changed === undefined
      ? { href: '/roles', label: t('office-house.roles.title') }
      : { href: `/roles/${changed}`, label: model?.title ?? changed }
  return (
    <Page title={changed === undefined ? t('office-house.roles.make') : t('office-house.role.change')} back={back}>
      {error && <ErrorNotice error={error} />}
      {roles ? (
        <RoleForm key={path + (from ?? '')} model={model} changed={changed === undefined ? undefined : model} roles={roles} />
      ) : (
        !error && <Skeleton lines={12} label={t('office.list.loading')} />
      )}
    </Page>
  )
}

function RoleForm({ model, changed, roles }: { model: Role | undefined; changed: Role | undefined; roles: readonly Role[] }) {
  const { texts, go } = useOffice()
  const { t } = texts
  const act = useAct()
  const [draft, setDraft, forget] = useDraft(`role ${changed?.name ?? `new ${model?.name ?? ''}`}`, draftOf(model, changed !== undefined))
  const [tried, setTried] = useState(false)
  const wrong = wrongIn(draft, changed ? [] : roles.map(({ name }) => name))
  const set = (change: Partial<RoleDraft>) => setDraft({ ...draft, ...change })
  const submit = () => {
    setTried(true)
    if (wrong.length > 0) return
    act({
      at: 'POST /office/roles/set',
      input: inputOf(draft),
      precondition: { [`role:${draft.name}`]: changed?.version ?? '0' },
      title: t('office-house.role.setTitle', { role: draft.title.trim() }),
      verb: t('office-house.role.setVerb'),
      onDone: () => {
        forget()
        go(`/roles/${draft.name}`)
      },
    })
  }
  const error = (field: 'name' | 'title') => (tried && wrong.includes(field) ? t(`office-house.role.wrong.${field}`) : undefined)
  return (
    <Form onSubmit={submit}>
      {!changed && (
        <TextLine
          label={t('office-house.role.name')}
          hint={t('office-house.role.nameHint')}
          isMono
          value={draft.name}
          error={error('name')}
          onChange={(name) => set({ name })}
        />
      )}
      <TextLine label={t('office-house.role.titleField')} value={draft.title} error={error('title')} onChange={(title) => set({ title })} />
      <TextArea label={t('office-house.role.about')} value={draft.about} onChange={(about) => set({ about })} />
      <PermissionTicks draft={draft} onChange={set} />
      <HandsOut roles={roles} draft={draft} onChange={set} />
      {tried && wrong.includes('bound') && <p className={style.wrong}>{t('office-house.role.wrong.bound')}</p>}
      <Button type="submit">{t('office-house.invite.look')}</Button>
    </Form>
  )
}

function HandsOut({
  roles,
  draft,
  onChange,
}: {
  roles: readonly Role[]
  draft: RoleDraft
  onChange: (change: Partial<RoleDraft>) => void
}) {
  const { texts } = useOffice()
  const { t } = texts
  return (
    <fieldset className={style.group}>
      <legend>{t('office-house.role.handsOut')}</legend>
      {roles.map(({ name, title }) => (
        <Tick
          key={name}
          label={roleName(texts, name, title)}
          isOn={draft.handsOut.includes(name)}
          onChange={(isOn) => onChange({ handsOut: isOn ? [...draft.handsOut, name] : draft.handsOut.filter((one) => one !== name) })}
        />
      ))}
    </fieldset>
  )
}
