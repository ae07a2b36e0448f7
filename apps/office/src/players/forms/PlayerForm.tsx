import { Skeleton } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useKeys } from '../../base/keys/use-keys.ts'
import { useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { AskDocuments } from '../../documents/index.ts'
import { usePlayer } from '../base/player-act.ts'
import type { FormName } from '../base/form-names.ts'
import type { FormProps } from './FormFrame.tsx'
import { CloseForm, FreezeForm, SuspendForm } from './AccountForms.tsx'
import { RevealForm } from './IdentityForms.tsx'
import { ExcludeForm, HoldForm, LimitForm } from './ProtectionForms.tsx'

/** Few give bonuses: the form comes when it is asked for. */
const GiveBonusForm = lazy(() => import('./GiveBonusForm.tsx').then((loaded) => ({ default: loaded.GiveBonusForm })))

type Revealed = OfficeAnswers<'POST /office/players/reveal'>

/** The form of an act that asks for more than a reason; it leads to the dialog of the act. */
export function PlayerForm({
  name,
  onClose,
  onRevealed,
}: {
  name: FormName
  onClose: () => void
  onRevealed: (revealed: Revealed) => void
}) {
  const t = useT()
  const { player } = usePlayer()
  const label = t(`office-players.act.${name}`)
  const given: FormProps = { label, onClose }
  useKeys([{ id: 'form.close', keys: 'Escape', label: t('office.act.cancel'), group: 'page', run: onClose }])
  return (
    <Section title={label}>
      {name === 'reveal' && <RevealForm {...given} onRevealed={onRevealed} />}
      {name === 'documents' && <AskDocuments player={player.id} name={player.name} onDone={onClose} />}
      {name === 'freeze' && <FreezeForm {...given} />}
      {name === 'suspend' && <SuspendForm {...given} />}
      {name === 'close' && <CloseForm {...given} />}
      {name === 'exclude' && <ExcludeForm {...given} />}
      {name === 'limit' && <LimitForm {...given} />}
      {name === 'hold' && <HoldForm {...given} />}
      {name === 'giveBonus' && (
        <Suspense fallback={<Skeleton lines={3} label={t('office.list.loading')} />}>
          <GiveBonusForm {...given} />
        </Suspense>
      )}
    </Section>
  )
}
