import { permissions, type Area, type Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { permissionName, roleName } from '../acts/index.ts'
import { boundText } from '../base/bound-text.ts'
import { useOffice } from '../base/office.ts'
import { Table } from '../base/pieces/Table.tsx'
import type { PersonAnswer } from './PersonPage.tsx'

/** What somebody may do, how far, and by which role. */
export function Held({ held }: { held: PersonAnswer['held'] }) {
  const { texts } = useOffice()
  const { t } = texts
  const areaOf = (permission: string): Area => permissions[permission as Permission]?.area ?? 'house' // one that is gone is shown with the house
  return (
    <Table
      label={t('office-house.person.may')}
      rows={held}
      keyOf={({ permission, bound, roles }) => `${permission} ${JSON.stringify(bound)} ${roles.join()}`}
      empty={t('office-house.person.mayNothing')}
      columns={[
        { id: 'permission', title: t('office-house.held.permission'), cell: ({ permission }) => permissionName(texts, permission) },
        { id: 'area', title: t('office-house.held.area'), cell: ({ permission }) => t(`office.area.${areaOf(permission)}`) },
        { id: 'bound', title: t('office-house.held.bound'), cell: ({ bound }) => boundText(texts, bound) },
        {
          id: 'roles',
          title: t('office-house.held.by'),
          cell: ({ roles }) => roles.map((role) => roleName(texts, role)).join(', '),
        },
      ]}
    />
  )
}
