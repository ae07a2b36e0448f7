import type { Role } from '@fairhouse/contract/office/index.ts'
import { Skeleton } from '@fairhouse/ui'
import { ErrorNotice, permissionName, roleName } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { boundText } from '../base/bound-text.ts'
import { useMay } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '../base/pieces/pieces.tsx'
import { permissionsByArea } from './by-area.ts'
import { useRoles } from './use-roles.ts'
import style from './Roles.module.css'

/** The matrix: every permission, area by area, against every role. */
export function RolesPage() {
  const { texts, go } = useOffice()
  const { t } = texts
  const may = useMay()
  const { roles, error } = useRoles()
  const [filters, setFilters] = useFilters()
  const shownRoles = roles?.filter(({ name }) => !filters['role'] || name === filters['role'])
  return (
    <Page
      title={t('office-house.roles.title')}
      acts={
        may('roles.edit')
          ? [{ id: 'roles.make', keys: 'n', label: t('office-house.roles.make'), isMain: true, run: () => go('/roles/new') }]
          : []
      }
    >
      <Filters>
        <SearchFilter label={t('office-house.roles.words')} value={filters['words'] ?? ''} onChange={(words) => setFilters({ words })} />
        <ChoiceFilter
          label={t('office-house.staff.role')}
          value={filters['role'] ?? ''}
          all={t('office.list.all')}
          options={(roles ?? []).map(({ name, title }) => ({ value: name, label: roleName(texts, name, title) }))}
          onChange={(role) => setFilters({ role })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      {!roles && !error && <Skeleton lines={14} label={t('office.list.loading')} />}
      {shownRoles && <Matrix roles={shownRoles} words={filters['words'] ?? ''} />}
    </Page>
  )
}

function Matrix({ roles, words }: { roles: readonly Role[]; words: string }) {
  const { texts } = useOffice()
  const { t } = texts
  const rows = permissionsByArea((permission) => permissionName(texts, permission), words)
  if (rows.length === 0) return <p className={style.none}>{t('office-house.roles.noPermission')}</p>
  return (
    <div className={style.frame}>
      <table className={style.matrix} aria-label={t('office-house.roles.title')}>
        <thead>
          <tr>
            <th scope="col">{t('office-house.held.permission')}</th>
            {roles.map(({ name, title }) => (
              <th key={name} scope="col">
                <OfficeLink href={`/roles/${name}`} className={style.role}>
                  {roleName(texts, name, title)}
                </OfficeLink>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ area, permissions }) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1} className={style.area}>
                {t(`office.area.${area}`)}
              </th>
            </tr>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{permissionName(texts, permission)}</th>
                {roles.map((role) => (
                  <td key={role.name}>
                    <Cell role={role} permission={permission} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Whether a role allows something: a dot, a ring where it is bounded. */
function Cell({ role, permission }: { role: Role; permission: string }) {
  const { texts } = useOffice()
  const held = role.permissions.find((one) => one.permission === permission)
  if (!held) return null
  const isBounded = Object.keys(held.bound).length > 0
  const label = isBounded ? boundText(texts, held.bound) : texts.t('office-house.roles.allowed')
  return <span role="img" aria-label={label} title={label} className={isBounded ? style.bounded : style.allowed} />
}
