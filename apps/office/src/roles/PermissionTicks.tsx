import { permissions, type Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { useState } from 'react'
import { permissionName } from '../acts/index.ts'
import { useOffice } from '../base/office.ts'
import { Tick } from '../base/pieces/form.tsx'
import { SearchFilter } from '../base/pieces/pieces.tsx'
import { permissionsByArea } from './by-area.ts'
import type { RoleDraft } from './role-draft.ts'
import style from './Roles.module.css'

const unbounded = { countries: '', most: '' }

/** What a role allows, area by area; a permission that can be narrowed shows how far it reaches. */
export function PermissionTicks({ draft, onChange }: { draft: RoleDraft; onChange: (change: Partial<RoleDraft>) => void }) {
  const { texts } = useOffice()
  const { t } = texts
  const [words, setWords] = useState('')
  const set = (permission: Permission, bound: typeof unbounded | undefined) => {
    const { [permission]: _, ...others } = draft.held
    onChange({ held: bound ? { ...others, [permission]: bound } : others })
  }
  return (
    <>
      <SearchFilter label={t('office-house.roles.words')} value={words} onChange={setWords} />
      <p className={style.none}>{`${t('office-house.role.countriesHint')} ${t('office-house.role.mostHint')}`}</p>
      {permissionsByArea((permission) => permissionName(texts, permission), words).map(({ area, permissions: own }) => (
        <fieldset key={area} className={style.group}>
          <legend>{t(`office.area.${area}`)}</legend>
          {own.map((permission) => (
            <OnePermission
              key={permission}
              permission={permission}
              bound={draft.held[permission]}
              onChange={(bound) => set(permission, bound)}
            />
          ))}
        </fieldset>
      ))}
    </>
  )
}

function OnePermission({
  permission,
  bound,
  onChange,
}: {
  permission: Permission
  bound: typeof unbounded | undefined
  onChange: (bound: typeof unbounded | undefined) => void
}) {
  const { texts } = useOffice()
  const { t } = texts
  const kinds: readonly string[] = permissions[permission].bounds
  return (
    <div className={style.permission}>
      <Tick
        label={permissionName(texts, permission)}
        isOn={bound !== undefined}
        onChange={(isOn) => onChange(isOn ? unbounded : undefined)}
      />
      {bound && kinds.includes('countries') && (
        <BoundField
          label={t('office-house.role.countries')}
          example="SWE NLD"
          value={bound.countries}
          onChange={(countries) => onChange({ ...bound, countries })}
        />
      )}
      {bound && kinds.includes('most') && (
        <BoundField
          label={t('office-house.role.most')}
          example="500 EUR"
          value={bound.most}
          onChange={(most) => onChange({ ...bound, most })}
        />
      )}
    </div>
  )
}

function BoundField({
  label,
  example,
  value,
  onChange,
}: {
  label: string
  example: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <label className={style.bound}>
      <span>{label}</span>
      <input dir="ltr" value={value} placeholder={example} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
