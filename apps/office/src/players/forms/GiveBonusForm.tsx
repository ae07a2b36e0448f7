import { Notice, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, useAct } from '../../acts/index.ts'
import { asked } from '../../base/ask.ts'
import { useOffice } from '../../base/office.ts'
import { Choice } from '../../base/pieces/form.tsx'
import { usePlayer } from '../base/player-act.ts'
import { usePlayerWords } from '../base/player-words.ts'
import { decidedOn, useActWords } from '../base/use-player-acts.ts'
import { FormFrame, type FormProps } from './FormFrame.tsx'

/** Asks which bonus a player is given, of those that staff may give and this player may have. */
export function GiveBonusForm({ label, onClose }: FormProps) {
  const { caller, texts } = useOffice()
  const { t, has } = texts
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const awards = usePlayerWords()
  const { data, error } = useQuery(asked(caller, 'GET /office/players/bonuses/giveable', { player: player.id }))
  const [chosen, setChosen] = useState('')
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton lines={3} label={t('office.list.loading')} />
  const open = data.campaigns.filter(({ why }) => why === null)
  const campaign = open.find((one) => one.campaign === chosen)?.campaign ?? open[0]?.campaign
  const worth = (gives: (typeof data.campaigns)[number]['gives']) =>
    gives.map(({ kind, amount }) => `${awards.award(kind)} ${amount}${kind === 'freeSpin' ? '' : ` ${data.currency}`}`).join(' · ')
  const whyNot = (why: string | null) => {
    const key = `office-players.whyNot.${why}`
    return has(key) ? t(key) : (why ?? '')
  }
  const notNow = data.campaigns.filter(({ why }) => why !== null)
  const notices = notNow.map(({ campaign: id, name, why }) => (
    <Notice key={id}>{t('office-players.form.notNow', { name, why: whyNot(why) })}</Notice>
  ))
  if (open.length === 0) return <>{notices.length > 0 ? notices : <Notice>{t('office-players.form.noneToGive')}</Notice>}</>
  const give = () =>
    campaign &&
    act({
      at: 'POST /office/players/bonuses/give',
      input: { player: player.id, campaign },
      precondition: decidedOn(player),
      ...words(label),
      onDone: onClose,
    })
  return (
    <FormFrame onSubmit={give} onClose={onClose}>
      <Choice
        label={t('office-players.form.which')}
        value={campaign ?? ''}
        options={open.map((one) => ({ value: one.campaign, label: `${one.name}: ${worth(one.gives)}` }))}
        onChange={setChosen}
      />
      {notices}
    </FormFrame>
  )
}
