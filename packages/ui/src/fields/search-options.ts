/** An entry of a list that is searched: `also` is what it can be found by besides its label. */
export type SearchOption = { readonly value: string; readonly label: string; readonly also?: string }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim()

/** The entries that fit what was typed, whatever its accents and capitals: first those that begin with it, then those with a word that does, then the rest. */
export function searchOptions<Option extends SearchOption>(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = plain(typed)
  if (wanted === '') return options
  const rank = ({ label, also = '' }: SearchOption) => {
    const [name, more] = [plain(label), plain(also)]
    if (name.startsWith(wanted) || more.split(' ').includes(wanted)) return 0
    if (name.split(/[\s\-'’(]+/).some((word) => word.startsWith(wanted)) || more.split(' ').some((word) => word.startsWith(wanted)))
      return 1
    return name.includes(wanted) ? 2 : 3
  }
  return options
    .map((option) => ({ option, at: rank(option) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ option }) => option)
}
