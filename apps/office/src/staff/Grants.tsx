import type { Grant } from '@fairhouse/contract/office/index.ts'
import { Button } from '@fairhouse/ui'
import { roleName, useAct } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { useMay, useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { GiveRole } from './GiveRole.tsx'
import type { PersonAnswer } from './PersonPage.tsx'

/** The roles of a colleague with their times; those that one may hand out can be taken. */
export function Grants({ answer, grants }: { answer: PersonAnswer; grants: readonly Grant[] }) {
  const { texts } = useOffice()
  const { t } = texts
  const may = useMay()
  const isOwn = useMe().id === answer.person.id
  const [filters, setFilters] = useFilters()
  const take = useTake(answer)
  const columns = useColumns(may('staff.grant', { isOwn }) ? take : undefined)
  return (
    <>
      {filters['give'] && may('staff.grant', { isOwn }) && <GiveRole answer={answer} onClose={() => setFilters({ give: '' })} />}
      <Table
        label={t('office-house.person.roles')}
        columns={columns}
        rows={grants}
        keyOf={({ role, from }) => `${role} ${from}`}
        empty={t('office-house.person.noRoles')}
      />
    </>
  )
}

function useColumns(take: ((role: string) => void) | undefined): Column<Grant>[] {
  const { texts } = useOffice()
  const { t } = texts
  return [
    { id: 'role', title: t('office-house.staff.role'), cell: ({ role }) => roleName(texts, role) },
    {
      id: 'now',
      title: t('office-house.staff.state'),
      cell: ({ isNow, from }) => <Tag tone={isNow ? 'good' : 'quiet'}>{t(`office-house.grantState.${isNow ? 'now' : stateOf(from)}`)}</Tag>,
    },
    { id: 'from', title: t('office-house.grant.from'), isEnd: true, cell: ({ from }) => <Moment at={from} /> },
    {
      id: 'until',
      title: t('office-house.grant.until'),
      isEnd: true,
      cell: ({ until }) => <Moment at={until} none={t('office-house.grant.open')} />,
    },
    { id: 'by', title: t('office-house.grant.by'), cell: ({ grantedBy }) => <bdi>{grantedBy}</bdi> },
    ...(take
      ? [
          {
            id: 'take',
            title: '',
            isEnd: true,
            cell: (grant: Grant) =>
              grant.isNow && (
                <Button kind="plain" onClick={() => take(grant.role)}>
                  {t('office-house.take.title')}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

const stateOf = (from: string): 'later' | 'over' => (Date.parse(from) > Date.now() ? 'later' : 'over')

function useTake({ person }: PersonAnswer) {
  const { texts } = useOffice()
  const { t } = texts
  const act = useAct()
  return (role: string) =>
    act({
      at: 'POST /office/grants/take',
      input: { id: person.id, role },
      precondition: { [`staff:${person.id}`]: person.version },
      title: t('office-house.take.actTitle', { name: person.name, role: roleName(texts, role) }),
      verb: t('office-house.take.verb'),
    })
}
