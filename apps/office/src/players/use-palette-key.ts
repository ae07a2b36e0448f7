import { useKeys } from '../base/keys/use-keys.ts'
import { useOffice, useT } from '../base/office.ts'

/** Lets `/` open the one search of the office on a page without a search of its own. */
export function usePaletteKey(): void {
  const { keys } = useOffice()
  const t = useT()
  const run = () =>
    keys
      .now()
      .find(({ id }) => id === 'palette')
      ?.run()
  useKeys([{ id: 'page.search', keys: '/', label: t('office.key.palette'), group: 'page', run }])
}
