import type { PlayerHead } from '@fairhouse/contract/office/players/players.ts'
import { useState } from 'react'
import { refusalWords, useAct } from '../../acts/index.ts'
import { useOffice } from '../../base/office.ts'
import type { OpenedView } from '../../previews/index.ts'
import { useActWords } from '../base/use-player-acts.ts'

/** The view of the site as a player sees it, while it is open, and what opens and closes it. It is in memory alone. */
export function useView(player: PlayerHead): { view: OpenedView | undefined; open: (label: string) => void; close: () => void } {
  const { caller, texts, toasts } = useOffice()
  const { t } = texts
  const act = useAct()
  const words = useActWords(player)
  const [view, setView] = useState<OpenedView>()
  const show = async (token: string) => {
    const outcome = await caller.call('POST /office/previews/open', { token })
    if (outcome.ok) setView(outcome.value)
    else toasts.show('warning', refusalWords(texts, outcome.refusal))
  }
  const open = (label: string) =>
    act({
      at: 'POST /office/players/view',
      input: { player: player.id, language: texts.language.code },
      ...words(label),
      about: t('office-players.about.view'),
      onDone: ({ token }) => void show(token),
    })
  return { view, open, close: () => setView(undefined) }
}
