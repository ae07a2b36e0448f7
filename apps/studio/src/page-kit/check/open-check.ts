// Runs in a browser: the form on which anybody recomputes a round.
import { fillIn, found } from '../page.ts'
import { amountsOf, type Amounts } from './amounts.ts'
import type { CheckData, Computed, Fault } from './check-data.ts'
import { clearResult, showResult } from './show-result.ts'
import { tellHeight } from './tell-height.ts'

/** What a form gives: its fields as text, the seed in small letters, and what every script needs to read and tell the rest. */
export type Given<Own> = {
  text: (field: string) => string
  seed: string
  number: number
  amounts: Amounts
  /** The stake in minor units; zero where the form has none. */
  stake: bigint
  own: Own
  words: CheckData['words']
  language: CheckData['language']
  examples: CheckData['examples']
  /** Returns a fault of a field. */
  wrong: (field: string, sentence: string) => Fault
}

type Fields = { text: (field: string) => string; has: (field: string) => boolean; seedName: string; numberName: string }

/** Recomputes a round when the form is sent, and at once for values in the address's fragment. */
export function openCheck<Own extends object>(compute: (given: Given<Own>) => Promise<Computed | Fault>): void {
  const data = JSON.parse(found('#check-data').textContent) as CheckData<Own> // written by check-page.ts
  const form = found('#check-form') as HTMLFormElement // written as one
  if (data.parentOrigin !== null) tellHeight(data.parentOrigin)
  const run = async () => {
    const asked = fieldsOf(form)
    const given = read(data, asked)
    const told =
      'sentence' in given ? given : await compute(given).catch((): Fault => ({ field: asked.seedName, sentence: data.words.failed }))
    markFault(form, 'sentence' in told ? told : null)
    if (!('sentence' in told)) showResult(data.words, told, compared(given as Given<Own>)) // only a round that was read is computed
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void run()
  })
  // What is shown belongs to what was given.
  form.addEventListener('input', clearResult)
  const fill = () => {
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
        field.value = value
    }
    if (location.hash.length > 1) form.requestSubmit()
  }
  window.addEventListener('hashchange', fill)
  // After the game's own script has been read to its end.
  queueMicrotask(fill)
}

function fieldsOf(form: HTMLFormElement): Fields {
  const all = Object.fromEntries(new FormData(form)) as Record<string, string> // a form of text fields
  const has = (field: string) => Object.hasOwn(all, field)
  const text = (field: string) => (all[field] ?? '').trim()
  return { text, has, seedName: has('serverSeed') ? 'serverSeed' : 'seed', numberName: has('nonce') ? 'nonce' : 'number' }
}

/** Reads what all forms have; the first that is wrong is told. */
function read<Own>(data: CheckData<Own>, { text, has, seedName, numberName }: Fields): Given<Own> | Fault {
  const { words, language, own, examples } = data
  const wrong = (field: string, sentence: string): Fault => ({ field, sentence })
  const [seed, commit, number] = [text(seedName).toLowerCase(), text('commit').toLowerCase(), text(numberName)]
  const amounts = amountsOf(text('currency'), language)
  const unit = BigInt(data.unit)
  const stake = has('stake') ? amounts.read(text('stake')) : 0n
  const badSeed = seedFault(words, seed)
  if (badSeed) return wrong(seedName, badSeed)
  const badCommit = commit === '' ? null : seedFault(words, commit)
  if (badCommit) return wrong('commit', badCommit)
  if (has('clientSeed') && !/^.{1,64}$/u.test(text('clientSeed'))) return wrong('clientSeed', words.clientWrong)
  if (!/^\d{1,9}$/.test(number)) return wrong(numberName, words.numberWrong)
  if (stake === null) return wrong('stake', fillIn(words.amountWrong, { example: '1.00' }))
  if (has('stake') && (stake === 0n || stake % unit !== 0n)) return wrong('stake', fillIn(words.stakeWrong, { unit: amounts.write(unit) }))
  if (text('recorded') !== '' && amounts.read(text('recorded')) === null)
    return wrong('recorded', fillIn(words.amountWrong, { example: '1.00' }))
  return { text, seed, number: Number(number), amounts, stake, own, words, language, examples, wrong }
}

function seedFault(words: CheckData['words'], seed: string): string | null {
  const [stranger] = /[^0-9a-f]/u.exec(seed) ?? []
  if (stranger !== undefined) return fillIn(words.seedLetters, { letter: stranger })
  return seed.length === 64 ? null : fillIn(words.seedWrong, { count: seed.length })
}

/** What a result is held against: nothing where the form was left empty. */
const compared = <Own>({ text, amounts }: Given<Own>) => ({
  commit: text('commit').toLowerCase() || null,
  recorded: text('recorded') === '' ? null : amounts.read(text('recorded')),
  amounts,
})

/** Shows what is wrong below its field, and brings the reader there. */
function markFault(form: HTMLFormElement, fault: Fault | null): void {
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  for (const place of form.querySelectorAll<HTMLElement>('.fault')) place.textContent = ''
  if (!fault) return
  clearResult()
  const [field, place] = [form.querySelector<HTMLElement>(`#${fault.field}`), form.querySelector<HTMLElement>(`#${fault.field}-fault`)]
  if (place) place.textContent = fault.sentence
  field?.setAttribute('aria-invalid', 'true')
  field?.focus()
}
