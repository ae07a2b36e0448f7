import { Button } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'

const tones = { waiting: 'warning', done: 'good', withdrawn: 'quiet', failed: 'bad' } as const

/** A change that waits for its moment, or did. */
export type Plan = { id: string; dueAt: string; plannedBy: string; state: keyof typeof tones; failure: string | null }

type Props<Own extends Plan> = {
  plans: readonly Own[]
  /** What is planned: the heading of its column, and what stands in it. */
  title: string
  cell: (plan: Own) => ReactNode
  /** Takes a plan back, for whoever may. */
  withdraw: ((plan: Own) => void) | undefined
}

/** Changes that wait for their moment, and what became of earlier ones; nothing where there has been none. */
export function Plans<Own extends Plan>({ plans, title, cell, withdraw }: Props<Own>) {
  const t = useT()
  if (plans.length === 0) return null
  return (
    <Section title={t('office-settings.plans')}>
      <Table
        label={t('office-settings.plans')}
        columns={[
          { id: 'due', title: t('office-settings.due'), cell: ({ dueAt }) => <Moment at={dueAt} /> },
          { id: 'value', title, cell },
          { id: 'by', title: t('office-settings.by'), cell: ({ plannedBy }) => plannedBy },
          { id: 'state', title: t('office-settings.state'), cell: (plan) => <State of={plan} /> },
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
    </Section>
  )
}

function State({ of: { state, failure } }: { of: Plan }) {
  const t = useT()
  return (
    <>
      <Tag tone={tones[state]}>{t(`office-settings.planState.${state}`)}</Tag> {failure}
    </>
  )
}
