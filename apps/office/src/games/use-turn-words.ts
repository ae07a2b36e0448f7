import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'

/** What the dialog says that switches something on or off: its heading, its verb, and what becomes of rounds that are open. */
export function useTurnWords(name: string) {
  const t = useT()
  const may = useMay()
  return (isOn: boolean, countries: readonly string[]) => {
    const where = countries.length > 0 ? countries.join(' ') : 'none'
    if (isOn) return { title: t('office-games.onTitle', { name, where }), verb: t('office-games.on') }
    return {
      title: t('office-games.offTitle', { name, where }),
      about: t('office-games.roundsAbout'),
      ...(may('rounds.read') ? { see: { href: '/queues/rounds', label: t('office-games.pendingRounds') } } : {}),
      verb: t('office-games.off'),
      isGrave: true,
    }
  }
}
