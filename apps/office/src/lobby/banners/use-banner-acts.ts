import type { Banner } from '@fairhouse/contract'
import type { BannerPlan, BannerVersion } from '@fairhouse/contract/office/banners.ts'
import { useAct } from '../../acts/index.ts'
import { useFilters } from '../../base/address/address.ts'
import { useMomentText } from '../../base/moment-text.ts'
import { useT } from '../../base/office.ts'
import type { PageAct } from '../../base/pieces/Page.tsx'
import { newBanner, type BannersAnswer, type BannersDraft } from './banner-answer.ts'

type Given = { answer: BannersAnswer; draft: BannersDraft; setDraft: (draft: BannersDraft) => void; forget: () => void }

/** What can be done with banners: published or planned, an earlier version again, a plan withdrawn. */
export function useBannerActs({ answer: { version, previous, gate, banners }, draft, setDraft, forget }: Given) {
  const t = useT()
  const act = useAct()
  const momentText = useMomentText()
  const [, setFilters] = useFilters()
  const isChanged = JSON.stringify(draft.banners) !== JSON.stringify(banners)
  const send = (wanted: readonly Banner[], title: string, dueAt = '') =>
    act({
      at: 'POST /office/banners/publish',
      input: { banners: [...wanted], ...(dueAt ? { dueAt } : {}) },
      precondition: { banners: version },
      gate,
      title,
      verb: t(dueAt ? 'office-settings.plan' : 'office-pages.publish'),
      onDone: forget,
    })
  const again = ({ version: earlier, banners: were }: Pick<BannerVersion, 'version' | 'banners'>) =>
    send(were, t('office-lobby.bannersAgain', { version: earlier }))
  const begin = () => {
    const banner = newBanner(draft.banners)
    setDraft({ ...draft, banners: [...draft.banners, banner] })
    setFilters({ banner: banner.id })
  }
  const publish = () => send(draft.banners, t('office-lobby.bannersPublish'), draft.dueAt)
  const withdraw = ({ id, dueAt }: BannerPlan) =>
    act({
      at: 'POST /office/banners/withdraw-plan',
      input: { plan: id },
      gate,
      title: t('office-lobby.bannersWithdraw', { at: momentText(dueAt) }),
      verb: t('office-settings.withdraw'),
    })
  const one = (id: string, keys: string, label: string, run: () => void): PageAct => ({ id: `banners.${id}`, keys, label, run })
  const all: PageAct[] = [
    ...(isChanged
      ? [{ ...one('publish', 's', t('office-pages.publish'), publish), isMain: true }, one('forget', 'f', t('office-lobby.forget'), forget)]
      : previous
        ? [one('back', 'z', t('office-settings.back'), () => again(previous))]
        : []),
    one('new', 'c', t('office-lobby.newBanner'), begin),
  ]
  return { all, isChanged, again, withdraw }
}
