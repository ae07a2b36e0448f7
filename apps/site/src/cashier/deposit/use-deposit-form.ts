import type { DepositMethod, ErrorAnswer } from '@fairhouse/contract'
import { askedFields, describedField } from '@fairhouse/fields'
import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { focusFirst, valuesOf, wrongOf } from '@fairhouse/ui/fields.ts'
import { useRef, useState, type FormEvent } from 'react'
import { useAnswer } from '../../base/answers.ts'
import { bonusWith, missingCode, nothingChosen, type BonusChosen } from '../../campaigns/index.ts'
import { useProfile } from '../../base/session.ts'
import { useMistakes } from '../../base/forms/use-mistakes.ts'
import type { DepositWish } from './flow/deposit-state.ts'
import { consentsIn, missingConsents } from './visitors-consents.ts'
import { newDetail } from '../stored/new-detail.ts'
import { useDepositMoney } from './use-deposit-money.ts'

/** The offer around the form. */
export type Offer = Answers<'GET /api/deposits/offer'>

/** What the deposit form is given: methods, offer, and the result of the last try. */
export type DepositFormProps = {
  methods: readonly DepositMethod[]
  offer: Offer
  busy: boolean
  /** A deposit goes on elsewhere on the page: nothing takes the place of the form. */
  underWay?: boolean
  refusal: ErrorAnswer | undefined
  onSubmit: (wish: DepositWish, method: DepositMethod) => void
}

/** Holds what is typed and chosen in the form of one method, its mistakes, and how to submit it. */
export function useDepositForm({ method, offer, busy, refusal, onSubmit }: DepositFormProps & { method: DepositMethod }) {
  const element = useRef<HTMLFormElement>(null)
  const bonus = useBonus(method)
  const money = useDepositMoney(method, offer, bonus)
  const { amount, currency } = money
  const [stored, chooseDetail] = useState<string>()
  const detail = detailOf(method, stored)
  const fields = askedFields(method.fields, detail !== newDetail).map(describedField)
  const { wrong, setWrong, markWrong } = useMistakes(refusal, element)
  const profile = useProfile()
  const password = usePassword((wish) => onSubmit(wish, method), busy, refusal)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    amount.insist()
    const { found: mistakes, ...typed } = typedIn(form, fields, profile === null)
    const found = { ...mistakes, ...missingCode(bonus) }
    setWrong(found)
    const sum = method.asksAmount ? amount.typed : { is: 'right' as const, amount: method.minAmount }
    if (Object.keys(found).length > 0 || sum.is !== 'right') return focusFirst(form, [...Object.keys(found), 'amount'])
    const saveCard = detail === newDetail && new FormData(form).get('saveCard') === 'true'
    const wish = { method: method.method, amount: sum.amount, currency, storedDetailReference: detail, saveCard, ...bonus.wish, ...typed }
    send(wish)
  }
  const send = (wish: DepositWish) => (offer.askPassword ? password.ask(wish) : onSubmit(wish, method))
  /** A wallet has returned its token: submit the form as it stands. */
  const submitWithToken = (tokenData: Readonly<Record<string, string>>) => {
    if (!element.current || amount.typed.is !== 'right') return amount.insist()
    if (Object.keys(missingCode(bonus)).length > 0) return setWrong(missingCode(bonus))
    const { found: _, ...typed } = typedIn(element.current, fields, profile === null)
    send({ method: method.method, amount: amount.typed.amount, currency, tokenData: { ...tokenData }, ...bonus.wish, ...typed })
  }
  return {
    profile,
    element,
    ...money,
    bonus,
    detail,
    fields,
    wrong,
    password,
    ...useKeptValues(),
    chooseDetail,
    markWrong,
    submit,
    submitWithToken,
  }
}

/** Asks for the password before a wish goes out; a wrong one keeps the question open. */
function usePassword(onSubmit: (wish: DepositWish) => void, busy: boolean, refusal: ErrorAnswer | undefined) {
  const [asked, setAsked] = useState<{ wish: DepositWish; sent: boolean }>()
  const wrong = asked?.sent && refusal?.error === 'wrongField' ? refusal : undefined
  return {
    isAsked: asked !== undefined && (!asked.sent || busy || wrong !== undefined),
    wrong: busy ? undefined : wrong,
    ask: (wish: DepositWish) => setAsked({ wish, sent: false }),
    cancel: () => setAsked(undefined),
    give: (password: string) => {
      if (!asked) return
      setAsked({ ...asked, sent: true })
      onSubmit({ ...asked.wish, password })
    },
  }
}

/** Holds the bonuses on offer, the choice, and its effect with the chosen method. */
function useBonus({ method }: DepositMethod) {
  const [picked, choose] = useState<BonusChosen>()
  const offered = useAnswer('GET /api/campaigns', {}, { timeoutMs: 5000 }).data
  const chosen = picked ?? { ...nothingChosen, ...(offered?.chosen ? { id: offered.chosen } : {}) }
  return { ...bonusWith(chosen, offered?.campaigns ?? [], method), offered, chosen, choose }
}

/** Keeps what was typed into the fields of any method. */
function useKeptValues() {
  const kept = useRef<Record<string, string>>({})
  return {
    typedBefore: () => kept.current,
    keepTyped: (values: Record<string, string>) => (kept.current = { ...kept.current, ...values }),
  }
}

/** Reads what is typed and ticked in a form, and its mistakes; only visitors have consents to give. */
function typedIn(form: HTMLFormElement, fields: readonly DescribedField[], isVisitor: boolean) {
  const values = valuesOf(form, fields)
  const agreed = isVisitor ? consentsIn(form) : undefined
  return { found: { ...wrongOf(fields, values), ...missingConsents(agreed) }, fields: values, ...agreed }
}

/** The chosen stored detail, else the first that is not blocked, else a new one. */
function detailOf({ storedDetails }: DepositMethod, chosen: string | undefined): string {
  const usable = storedDetails.filter(({ blocked }) => !blocked).map(({ storedDetailReference }) => storedDetailReference)
  if (chosen !== undefined && (chosen === newDetail || usable.includes(chosen))) return chosen
  return usable[0] ?? newDetail
}
