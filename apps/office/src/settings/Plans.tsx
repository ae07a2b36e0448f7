import type { SettingPlan } from '@fairhouse/contract/office/settings.ts'
import { Button } from '@fairhouse/ui'
import { useT } from '../base/office.ts'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { Value } from './Value.tsx'

const tones = { waiting: 'warning', done: 'good', withdrawn: 'quiet', failed: 'bad' } as const

/** Changes of a setting that wait for their moment, and what became of earlier ones. */
export function Plans({ plans, withdraw }: { plans: readonly SettingPlan[]; withdraw: ((plan: SettingPlan) => void) | undefined }) {
  const t = useT()
  return (
    <Table
      label={t('office-settings.plans')}
      columns={[
        { id: 'due', title: t('office-settings.due'), cell: ({ dueAt }) => <Moment at={dueAt} /> },
        { id: 'value', title: t('office-settings.value'), cell: ({ value }) => <Value value={value} /> },
        { id: 'by', title: t('office-settings.by'), cell: ({ plannedBy }) => plannedBy },
        {
          id: 'state',
          title: t('office-settings.state'),
          cell: ({ state, failure }) => (
            <>
              <Tag tone={tones[state]}>{t(`office-settings.planState.${state}`)}</Tag> {failure}
            </>
          ),
        },
        {
          id: 'withdraw',
          title: t('office-settings.acts'),
          isEnd: true,
          cell: (plan) =>
            plan.state === 'waiting' && withdraw ? (
              <Button kind="plain" onClick={() => withdraw(plan)}>
                {t('office-settings.withdraw')}
              </Button>
            ) : (
              '–'
            ),
        },
      ]}
      rows={plans}
      keyOf={({ id }) => id}
      empty=""
    />
  )
}
