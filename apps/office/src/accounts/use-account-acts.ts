import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { accountQueue } from './account-queue.ts'

export type AccountAnswer = OfficeAnswers<'GET /office/accounts/one'>

/** A payment account in words: what it is and whose. */
export function useAccountName({ account: { account, name } }: AccountAnswer): string {
  return useT()('office-queues.account.heading', { account, name })
}

/** What may be decided about a payment account, each with its key. */
export function useAccountActs(answer: AccountAnswer): PageAct[] {
  const t = useT()
  const act = useAct()
  const next = useNext(accountQueue)
  const what = useAccountName(answer)
  const { item } = answer.account
  const decision = (verdict: 'verify' | 'refuse' | 'block', keys: string): PageAct => ({
    id: `account.${verdict}`,
    keys,
    label: t(`office-queues.account.${verdict}`),
    isMain: verdict === 'verify',
    run: () =>
      act({
        at: `POST /office/accounts/${verdict}`,
        input: { item },
        precondition: { [`account:${item}`]: answer.facts.version },
        title: t(`office-queues.account.${verdict}Title`, { what }),
        about: t(`office-queues.account.${verdict}About`),
        verb: t(`office-queues.account.${verdict}`),
        isGrave: verdict === 'block',
        onDone: () => void next(),
      }),
  })
  return [decision('verify', 'a'), decision('refuse', 'r'), decision('block', 'b')]
}
