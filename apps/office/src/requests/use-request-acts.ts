import type { ChangeRequestPage } from '@fairhouse/contract/office/index.ts'
import { useAct } from '../acts/index.ts'
import { useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { callName } from './request-words.ts'

type Link = { link: string; expiresAt: string }

/** What may be done about a request that waits: somebody else applies or rejects it, whoever asked withdraws it. */
export function useRequestActs({ id, call, state, mayDecide, madeBy, now }: ChangeRequestPage, onLink: (link: Link) => void): PageAct[] {
  const { texts } = useOffice()
  const { t } = texts
  const { id: ownId } = useMe()
  const act = useAct()
  if (state !== 'waiting') return []
  const what = callName(texts, call)
  const input = { id }
  const apply: PageAct = {
    id: 'request.apply',
    keys: 'a',
    label: t('office-house.request.apply'),
    isMain: true,
    run: () =>
      act({
        at: 'POST /office/requests/apply',
        input,
        title: t('office-house.request.applyTitle', { what, name: madeBy.name }),
        verb: t('office-house.request.apply'),
        done: t('office-house.request.applied'),
        onDone: ({ answer }) => {
          if (isLink(answer)) onLink(answer)
        },
      }),
  }
  const reject: PageAct = {
    id: 'request.reject',
    keys: 'r',
    label: t('office-house.request.reject'),
    run: () =>
      act({
        at: 'POST /office/requests/reject',
        input,
        title: t('office-house.request.rejectTitle', { what, name: madeBy.name }),
        verb: t('office-house.request.reject'),
        done: t('office-house.request.rejected'),
      }),
  }
  const withdraw: PageAct = {
    id: 'request.withdraw',
    keys: 'w',
    label: t('office-house.request.withdraw'),
    run: () =>
      act({
        at: 'POST /office/requests/withdraw',
        input,
        title: t('office-house.request.withdrawTitle', { what }),
        verb: t('office-house.request.withdraw'),
        done: t('office-house.request.withdrawn'),
      }),
  }
  return [...(mayDecide ? [...(now ? [apply] : []), reject] : []), ...(madeBy.id === ownId ? [withdraw] : [])]
}

const isLink = (answer: unknown): answer is Link =>
  typeof answer === 'object' && answer !== null && 'link' in answer && 'expiresAt' in answer && typeof answer.link === 'string'
