import type { Role } from '@fairhouse/contract/office/index.ts'
import { EmptyState, Skeleton } from '@fairhouse/ui'
import { ErrorNotice, permissionName, roleName, useAct } from '../acts/index.ts'
import { useThing } from '../base/address/address.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { boundText } from '../base/bound-text.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section, type PageAct } from '../base/pieces/Page.tsx'
import { Facts, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { permissionsByArea } from './by-area.ts'
import { useRoles } from './use-roles.ts'

/** A role: what it allows and how far, which roles it hands out, who has it. */
export function RolePage() {
  const { texts } = useOffice()
  const { t } = texts
  const { roles, error, roleOf } = useRoles()
  const role = roleOf(useThing())
  const back = { href: '/roles', label: t('office-house.roles.title') }
  if (role) return <OneRole role={role} back={back} />
  return (
    <Page title={t('office-house.staff.role')} back={back}>
      {error && <ErrorNotice error={error} />}
      {roles ? <EmptyState title={t('office-house.role.gone')} /> : !error && <Skeleton lines={10} label={t('office.list.loading')} />}
    </Page>
  )
}

function OneRole({ role, back }: { role: Role; back: { href: string; label: string } }) {
  const { texts } = useOffice()
  const { t } = texts
  const acts = useRoleActs(role)
  const rows = permissionsByArea((permission) => permissionName(texts, permission)).flatMap(({ area, permissions }) =>
    permissions.flatMap((permission) => role.permissions.filter((one) => one.permission === permission).map((one) => ({ area, ...one }))),
  )
  return (
    <Page
      title={roleName(texts, role.name, role.title)}
      back={back}
      aside={role.isBuiltIn ? <Tag tone="brass">{t('office-house.role.builtIn')}</Tag> : undefined}
      acts={acts}
    >
      <p>{role.about}</p>
      <RoleFacts role={role} />
      <Section title={t('office-house.role.allows')}>
        <Table
          label={t('office-house.role.allows')}
          rows={rows}
          keyOf={({ permission }) => permission}
          empty={t('office-house.person.mayNothing')}
          columns={[
            { id: 'permission', title: t('office-house.held.permission'), cell: ({ permission }) => permissionName(texts, permission) },
            { id: 'area', title: t('office-house.held.area'), cell: ({ area }) => t(`office.area.${area}`) },
            { id: 'bound', title: t('office-house.held.bound'), cell: ({ bound }) => boundText(texts, bound) },
          ]}
        />
      </Section>
    </Page>
  )
}

function RoleFacts({ role }: { role: Role }) {
  const { texts } = useOffice()
  const { t } = texts
  const may = useMay()
  return (
    <Facts
      facts={[
        {
          name: t('office-house.role.holders'),
          value: may('staff.read') ? (
            <OfficeLink href={`/staff?role=${role.name}`}>{t('office-house.role.holderCount', { count: role.holders })}</OfficeLink>
          ) : (
            t('office-house.role.holderCount', { count: role.holders })
          ),
        },
        {
          name: t('office-house.role.handsOut'),
          value:
            role.handsOut.length > 0 ? role.handsOut.map((name) => roleName(texts, name)).join(', ') : t('office-house.role.handsOutNone'),
        },
      ]}
    />
  )
}

/** Built-in roles can be copied, own ones changed, and removed once nobody has them. */
function useRoleActs({ name, title, version, isBuiltIn, holders }: Role): PageAct[] {
  const t = useT()
  const { go } = useOffice()
  const may = useMay()
  const act = useAct()
  if (!may('roles.edit')) return []
  return [
    { id: 'role.copy', keys: 'c', label: t('office-house.role.copy'), run: () => go(`/roles/new?from=${name}`) },
    ...(isBuiltIn ? [] : [{ id: 'role.change', keys: 'e', label: t('office-house.role.change'), run: () => go(`/roles/${name}/change`) }]),
    ...(isBuiltIn || holders > 0
      ? []
      : [
          {
            id: 'role.remove',
            keys: 'x',
            label: t('office-house.role.remove'),
            isGrave: true,
            run: () =>
              act({
                at: 'POST /office/roles/remove',
                input: { name },
                precondition: { [`role:${name}`]: version },
                isGrave: true,
                title: t('office-house.role.removeTitle', { role: title }),
                verb: t('office-house.role.remove'),
                onDone: () => go('/roles'),
              }),
          },
        ]),
  ]
}
