import type { LobbyPlan } from '@fairhouse/contract/office/lobby.ts'
import { Button } from '@fairhouse/ui'
import { useT } from '../base/office.ts'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import type { LobbyAnswer } from './lobby-answer.ts'
import { useShelfWords } from './shelf-words.ts'

const tones = { waiting: 'warning', done: 'good', withdrawn: 'quiet', failed: 'bad' } as const

/** Shelves that wait for their moment, and what became of earlier plans. */
export function LobbyPlans({ answer, withdraw }: { answer: LobbyAnswer; withdraw: ((plan: LobbyPlan) => void) | undefined }) {
  const t = useT()
  const { nameOf } = useShelfWords(answer)
  return (
    <Table
      label={t('office-settings.plans')}
      columns={[
        { id: 'due', title: t('office-settings.due'), cell: ({ dueAt }) => <Moment at={dueAt} /> },
        {
          id: 'shelves',
          title: t('office-lobby.shelves'),
          cell: ({ shelves }) => shelves?.map(nameOf).join(' · ') ?? t('office-lobby.start'),
        },
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
      rows={answer.plans}
      keyOf={({ id }) => id}
      empty=""
    />
  )
}
