import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { RevealField } from '@fairhouse/contract/office/players/players.ts'
import { useState } from 'react'
import { useAct } from '../../acts/index.ts'
import { useT } from '../../base/office.ts'
import { Tick } from '../../base/pieces/form.tsx'
import { usePlayer } from '../base/player-act.ts'
import { useActWords } from '../base/use-player-acts.ts'
import { FormFrame, Ticks, toggled, type FormProps } from './FormFrame.tsx'

const fields: readonly RevealField[] = ['phone', 'email', 'name', 'birthDate', 'address', 'nationalId', 'userName']

/** Asks what is to be revealed. */
export function RevealForm({
  label,
  onClose,
  onRevealed,
}: FormProps & { onRevealed: (revealed: OfficeAnswers<'POST /office/players/reveal'>) => void }) {
  const t = useT()
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const [chosen, setChosen] = useState<readonly RevealField[]>([])
  const submit = () => {
    if (chosen.length === 0) return
    act({
      at: 'POST /office/players/reveal',
      input: { player: player.id, fields: [...chosen] },
      ...words(label),
      about: t('office-players.about.reveal'),
      done: t('office-players.revealed'),
      onDone: (revealed) => {
        onRevealed(revealed)
        onClose()
      },
    })
  }
  return (
    <FormFrame onSubmit={submit} onClose={onClose}>
      <Ticks legend={t('office-players.form.reveal')}>
        {fields.map((field) => (
          <Tick
            key={field}
            label={t(`office.value.player.reveal.${field}`)}
            isOn={chosen.includes(field)}
            onChange={() => setChosen(toggled(chosen, field))}
          />
        ))}
      </Ticks>
    </FormFrame>
  )
}
