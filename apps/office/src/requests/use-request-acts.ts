import type { ChangeRequestPage } from '@fairhouse/contract/office/index.ts'
import { useAct } from '../acts/index.ts'
import { useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { callName } from './request-words.ts'

type Link = { link: string; expiresAt: string }

/** What may be done about a request that waits: somebody else applies or rejects it, whoever asked withdraws it, or signs what the command line could not. */
export function useRequestActs(request: ChangeRequestPage, onLink: (link: Link) => void): PageAct[] {
  const { id: ownId } = useMe()
  const apply = useApply(request, onLink)
  const reject = useReject(request)
  const withdraw = useWithdraw(request)
  const { state, mayDecide, madeBy, now } = request
  const isOwn = madeBy.id === ownId
  if (state !== 'waiting') return []
  return [...(mayDecide && now ? [apply] : []), ...(mayDecide && !isOwn ? [reject] : []), ...(isOwn ? [withdraw] : [])]
}

function useApply({ id, call, gate, madeBy: { name } }: ChangeRequestPage, onLink: (link: Link) => void): PageAct {
  const { texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const run = () =>
    act({
      at: 'POST /office/requests/apply',
      input: { id },
      title:
        gate === 'stepUp'
          ? t('office-house.request.ownTitle', { what: callName(texts, call) })
          : t('office-house.request.applyTitle', { what: callName(texts, call), name }),
      verb: t('office-house.request.apply'),
      done: t('office-house.request.applied'),
      onDone: ({ answer }) => {
        if (isLink(answer)) onLink(answer)
      },
    })
  return { id: 'request.apply', keys: 'a', label: t('office-house.request.apply'), isMain: true, run }
}

function useReject({ id, call, madeBy: { name } }: ChangeRequestPage): PageAct {
  const { texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const run = () =>
    act({
      at: 'POST /office/requests/reject',
      input: { id },
      title: t('office-house.request.rejectTitle', { what: callName(texts, call), name }),
      verb: t('office-house.request.reject'),
      done: t('office-house.request.rejected'),
    })
  return { id: 'request.reject', keys: 'r', label: t('office-house.request.reject'), run }
}

function useWithdraw({ id, call }: ChangeRequestPage): PageAct {
  const { texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const run = () =>
    act({
      at: 'POST /office/requests/withdraw',
      input: { id },
      title: t('office-house.request.withdrawTitle', { what: callName(texts, call) }),
      verb: t('office-house.request.withdraw'),
      done: t('office-house.request.withdrawn'),
    })
  return { id: 'request.withdraw', keys: 'w', label: t('office-house.request.withdraw'), run }
}

const isLink = (answer: unknown): answer is Link =>
  typeof answer === 'object' && answer !== null && 'link' in answer && 'expiresAt' in answer && typeof answer.link === 'string'
