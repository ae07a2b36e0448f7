import type { Role } from '@fairhouse/contract/office/index.ts'
import type { OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'

/** A role as it is being written: bounds stand as they are typed, `SWE NLD` and `500 EUR`. */
export type RoleDraft = {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly held: Readonly<Record<string, { readonly countries: string; readonly most: string }>>
  readonly handsOut: readonly string[]
}

/** Begins a draft: empty, from a role that is changed, or from one that is copied, which leaves its name behind. */
export function draftOf(model: Role | undefined, isChange: boolean): RoleDraft {
  return {
    name: isChange ? (model?.name ?? '') : '',
    title: isChange ? (model?.title ?? '') : '',
    about: model?.about ?? '',
    held: Object.fromEntries(
      (model?.permissions ?? []).map(({ permission, bound }) => [
        permission,
        {
          countries: (bound.countries ?? []).join(' '),
          most: Object.entries(bound.most ?? {})
            .map(([currency, amount]) => `${amount} ${currency}`)
            .join(', '),
        },
      ]),
    ),
    handsOut: model?.handsOut ?? [],
  }
}

/** The input that a draft becomes. */
export function inputOf({ name, title, about, held, handsOut }: RoleDraft): OfficeTakes<'POST /office/roles/set'> {
  return {
    name: name.trim(),
    title: title.trim(),
    about: about.trim(),
    permissions: Object.entries(held).map(([permission, { countries, most }]) => ({
      permission,
      bound: {
        ...(countries.trim() ? { countries: countriesIn(countries) } : {}),
        ...(most.trim() ? { most: Object.fromEntries(amountsIn(most).map(([, amount = '', currency = '']) => [currency, amount])) } : {}),
      },
    })),
    handsOut: [...handsOut],
  }
}

/** What is wrong in a draft. */
export function wrongIn({ name, title, held }: RoleDraft, taken: readonly string[]): ('name' | 'title' | 'bound')[] {
  const bounds = Object.values(held)
  return [
    ...(/^[a-z][a-zA-Z0-9-]{1,39}$/.test(name.trim()) && !taken.includes(name.trim()) ? [] : ['name' as const]),
    ...(title.trim().length >= 2 ? [] : ['title' as const]),
    ...(bounds.every(({ countries, most }) => isCountries(countries) && isMost(most)) ? [] : ['bound' as const]),
  ]
}

const countriesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
const isCountries = (text: string) => countriesIn(text).every((one) => /^[A-Z]{3}$/.test(one))
const amountsIn = (text: string) =>
  text
    .split(/[,;]/)
    .filter((part) => part.trim() !== '')
    .map((part) => /^\s*(\d{1,15}(?:\.\d{1,8})?)\s+([A-Za-zµ]{3,4})\s*$/.exec(part) ?? [])
const isMost = (text: string) => amountsIn(text).every(([whole]) => whole !== undefined)
