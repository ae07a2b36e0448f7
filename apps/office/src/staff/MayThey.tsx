import { permissions, type Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice, permissionName, roleName } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { ChoiceFilter, Filters, SearchFilter } from '../base/pieces/pieces.tsx'

const all = Object.keys(permissions) as Permission[] // its own keys

/** “May they…?”: asks the server, and says by which role, or who may. The question stands in the address. */
export function MayThey({ id }: { id: string }) {
  const { texts } = useOffice()
  const { t } = texts
  const [filters, setFilters] = useFilters()
  const permission = all.find((one) => one === filters['may'])
  return (
    <>
      <Filters>
        <ChoiceFilter
          label={t('office-house.may.question')}
          value={permission ?? ''}
          all={t('office-house.may.choose')}
          options={all.map((value) => ({ value, label: permissionName(texts, value) }))}
          onChange={(may) => setFilters({ may })}
        />
        {permission && <About permission={permission} />}
      </Filters>
      {permission && <Verdict id={id} permission={permission} />}
    </>
  )
}

/** What the question is about, as far as the permission can be narrowed. */
function About({ permission }: { permission: Permission }) {
  const t = useT()
  const [filters, setFilters] = useFilters()
  const bounds: readonly string[] = permissions[permission].bounds
  const field = (name: 'country' | 'amount' | 'currency', initial: string) => (
    <SearchFilter
      hasKey={false}
      label={t(`office-house.may.${name}`)}
      value={filters[name] ?? initial}
      onChange={(value) => setFilters({ [name]: value.toUpperCase() })}
    />
  )
  return (
    <>
      {bounds.includes('countries') && field('country', '')}
      {bounds.includes('most') && field('amount', '')}
      {bounds.includes('most') && field('currency', 'EUR')}
    </>
  )
}

function Verdict({ id, permission }: { id: string; permission: Permission }) {
  const { caller, texts } = useOffice()
  const { t } = texts
  const [{ country, amount, currency }] = useFilters()
  const bounds: readonly string[] = permissions[permission].bounds
  const { data, error } = useQuery(
    asked(caller, 'GET /office/may', {
      id,
      permission,
      ...(country && bounds.includes('countries') ? { country } : {}),
      ...(amount && bounds.includes('most') ? { amount, currency: currency ?? 'EUR' } : {}),
    }),
  )
  if (error) return <ErrorNotice error={error} />
  if (!data) return null
  const list = (roles: readonly string[]) => new Intl.ListFormat(texts.language.tag).format(roles.map((role) => roleName(texts, role)))
  return (
    <Notice meaning={data.may ? 'success' : 'warning'} live>
      {data.may
        ? t('office-house.may.yes', { roles: list(data.roles) })
        : t('office-house.may.no', { why: data.why ?? 'permission', heldBy: data.heldBy.length > 0 ? list(data.heldBy) : 'none' })}
    </Notice>
  )
}
