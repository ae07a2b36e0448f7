import type { DepositMethod, ErrorAnswer } from '@fairhouse/contract'
import { drawn, textOf, type Surroundings } from '../../testing/test-drawn.tsx'
import { DepositForm } from './DepositForm.tsx'
import { offerWith } from './test-deposit-form.ts'
import type { Offer } from './use-deposit-form.ts'

type Given = { offer?: Partial<Offer>; refusal?: ErrorAnswer; in?: Surroundings }
/** The texts that the form needs. */
export const areas: Surroundings['areas'] = ['cashier', 'field', 'list']

/** The HTML of the form with these payment methods, for a player unless said otherwise. */
export const form = (methods: DepositMethod[], { offer, refusal, in: surroundings }: Given = {}) =>
  drawn(<DepositForm methods={methods} offer={offerWith(offer)} busy={false} refusal={refusal} onSubmit={() => undefined} />, {
    profile: {},
    areas,
    ...surroundings,
  })

/** The words on the submit button. */
export const submitOf = (html: string) => textOf(/<button type="submit"[\s\S]*?<\/button>/.exec(html)?.[0] ?? '')

export const field = (name: string, more: object = {}) => ({ field: name, fieldType: 'text' as const, validator: [], ...more })
