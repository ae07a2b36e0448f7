import type { AutomaticValidation, ErrorAnswer } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { forget } from '../../base/answers.ts'
import { showError } from '../../base/show-error.ts'
import { signals } from '../../base/signals.ts'
import { useSite, type Site } from '../../base/site.ts'
import { forgetDocuments } from '../state/forget-documents.ts'
import { beginValidation, pollValidation } from './ask-validation.ts'
import { attemptsUsedUp, stepValidation, type Validation, type ValidationEvent, type ValidationStatus } from './validation-flow.ts'

type Group = AutomaticValidation['groups'][number]

/** Runs the automatic validation of a group: begins it, listens to its frame, polls its status, reports the result. */
export function useValidation(automatic: AutomaticValidation, group: Group, onByHand: (isLimited: boolean) => void) {
  const site = useSite()
  const { provider } = automatic
  const inSteps = provider === 'idenfy'
  const addressCard = inSteps && site.settings.be['idenfy.addressCard'] === true
  const [state, send] = useFlow<Validation, ValidationEvent>(stepValidation, inSteps ? { at: 'described' } : { at: 'starting' }, {
    starting: async (_, tell, signal) => {
      const begun = await beginValidation(site.call, automatic, group, signal)
      if (signal.aborted) return
      if (!begun.ok) await tellRefusal(site, begun.error)
      tell(begun.ok ? { type: 'begun', url: begun.url } : { type: 'refused', error: begun.error })
    },
    // The proof of the address follows in the same frame, which does not say when it is there.
    frame: (_, tell, signal) => {
      if (addressCard) pollValidation(site.call, group, signal, { onTold: (told) => tell({ type: 'told', told }) })
    },
    waiting: (_, tell, signal) =>
      pollValidation(site.call, group, signal, {
        onTold: (told, turn) => {
          if (told.status === 'pending' && turn === 1 && !inSteps) notApproved(site)
          tell({ type: 'told', told })
        },
        onLong: () => tell({ type: 'waitedLong' }),
      }),
    byHand: ({ isLimited }) => onByHand(isLimited),
    done: ({ told }) => finish(site, told, inSteps),
  })
  return {
    state,
    addressCard,
    begin: () => send({ type: 'begin' }),
    byHand: () => send({ type: 'byHand' }),
    hear: (message: Extract<ValidationEvent, { type: 'framed' }>['message']) => send({ type: 'framed', message, addressCard }),
  }
}

/** Exhausted attempts have a message of their own; a token that is too old is renewed with the documents. */
async function tellRefusal(site: Site, error: ErrorAnswer): Promise<void> {
  if (error.errorCode !== attemptsUsedUp) await showError(site, error)
  forget(site.queries, 'GET /api/documents')
}

const notApproved = ({ toasts, texts }: Site) => toasts.show('danger', texts.t('documents.automatic.notApproved'))

/** Reports the result; documents, limits, and what deposits and withdrawals ask for are fetched again from here on. */
async function finish(site: Site, { status, ...more }: ValidationStatus, isIdenfy: boolean): Promise<void> {
  if (isIdenfy && status === 'approved') signals.set({ idenfySucceeded: true })
  forgetDocuments(site.queries)
  if (status === 'approved') return void site.toasts.show('success', site.texts.t('documents.automatic.approved'))
  const error = errorOf(more)
  if (error) await showError(site, error)
  else if (status !== 'pending') site.toasts.show('danger', site.texts.t('documents.rejected'))
}

/** The error of a status, in the shape of every error. */
export const errorOf = ({ error, errorCode = 0 }: Pick<ValidationStatus, 'error' | 'errorCode'>): ErrorAnswer | undefined =>
  error === undefined ? undefined : { error, errorCode }
