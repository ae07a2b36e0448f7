import type { Hit } from '@fairhouse/contract/office/search.ts'
import { useFilter } from 'react-aria-components'
import type { KeyAct } from '../base/keys/key-step.ts'
import { useT } from '../base/office.ts'
import { useFound } from './use-found.ts'

/** A line of the palette: an act of the page, a way to a screen, or something that was found. */
export type PaletteLine = {
  readonly id: string
  readonly label: string
  readonly isDisabled: boolean
} & ({ readonly href?: never; readonly keys: string; readonly run: () => void } | { readonly href: string; readonly hit: Hit })

/** Lines under one heading. */
export type PaletteGroup = { readonly name: 'found' | KeyAct['group']; readonly heading: string; readonly lines: readonly PaletteLine[] }

const actGroups = ['page', 'go', 'everywhere'] as const

/** What the palette lists for a text: what the office found, then the acts whose names contain it. */
export function usePaletteGroups(text: string, acts: readonly KeyAct[]): { groups: readonly PaletteGroup[]; isSearching: boolean } {
  const t = useT()
  const { hits, isSearching } = useFound(text)
  const { contains } = useFilter({ sensitivity: 'base' })
  const named = acts.filter(
    ({ id, label }) => !['palette', 'page.search'].includes(id) && !/^(?:row|page)\./.test(id) && contains(label, text.trim()),
  )
  const groups: PaletteGroup[] = [
    { name: 'found', heading: t('office.palette.found'), lines: hits.map(found) },
    ...actGroups.map((name) => ({
      name,
      heading: t(`office.keys.${name}`),
      lines: named.filter(({ group }) => group === name).map(({ id, label, keys, run }) => ({ id, label, keys, run, isDisabled: false })),
    })),
  ]
  return { groups: groups.filter(({ lines }) => lines.length > 0), isSearching }
}

const found = (hit: Hit): PaletteLine => ({
  id: `found.${hit.kind}.${hit.by}.${hit.id}`,
  label: hit.title,
  hit,
  href: hit.href ?? '',
  isDisabled: hit.href === null,
})
