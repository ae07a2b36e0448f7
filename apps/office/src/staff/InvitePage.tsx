import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { useAct } from '../acts/index.ts'
import { useDraft } from '../base/drafts.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { Secret } from '../base/pieces/Secret.tsx'

type Invited = { id: string; link: string; expiresAt: string }
const nobody = { name: '', email: '', player: '' }

/** Invites somebody; the link that comes of it is shown once. Their roles are given on their page. */
export function InvitePage() {
  const t = useT()
  const [invited, setInvited] = useState<Invited>()
  return (
    <Page title={t('office-house.invite.title')} back={{ href: '/staff', label: t('office-house.staff.title') }}>
      {invited ? <Link invited={invited} /> : <InviteForm onInvited={setInvited} />}
    </Page>
  )
}

function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const t = useT()
  const act = useAct()
  const [draft, setDraft, forget] = useDraft('staff.invite', nobody)
  const [tried, setTried] = useState(false)
  const wrong = useWrong(draft)
  const submit = () => {
    setTried(true)
    if (wrong.name ?? wrong.email ?? wrong.player) return
    act({
      at: 'POST /office/staff/invite',
      input: inputOf(draft),
      title: t('office-house.invite.actTitle', { name: draft.name.trim() }),
      verb: t('office-house.invite.verb'),
      done: t('office-house.invite.done'),
      onDone: (answer) => {
        forget()
        onInvited(answer)
      },
    })
  }
  const shown = tried ? wrong : nothingWrong
  return (
    <Form onSubmit={submit}>
      <TextLine
        label={t('office-house.staff.name')}
        value={draft.name}
        error={shown.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <TextLine
        label={t('office-house.staff.email')}
        type="email"
        isMono
        value={draft.email}
        error={shown.email}
        onChange={(email) => setDraft({ ...draft, email })}
      />
      <TextLine
        label={t('office-house.invite.player')}
        hint={t('office-house.invite.playerHint')}
        isMono
        value={draft.player}
        error={shown.player}
        onChange={(player) => setDraft({ ...draft, player })}
      />
      <Button type="submit">{t('office-house.invite.look')}</Button>
    </Form>
  )
}

const inputOf = ({ name, email, player }: typeof nobody) => ({
  name: name.trim(),
  email: email.trim(),
  ...(player.trim() ? { player: player.trim() } : {}),
})

const nothingWrong = { name: undefined, email: undefined, player: undefined }

function useWrong({ name, email, player }: typeof nobody) {
  const t = useT()
  return {
    name: name.trim().length < 2 ? t('office-house.invite.nameWrong') : undefined,
    email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) ? undefined : t('office-house.invite.emailWrong'),
    player: /^\d{0,20}$/.test(player.trim()) ? undefined : t('office-house.invite.playerWrong'),
  }
}

function Link({ invited: { id, link, expiresAt } }: { invited: Invited }) {
  const t = useT()
  const moment = useMomentText()
  return (
    <>
      <Secret about={t('office-house.invite.link', { until: moment(expiresAt) })} secret={link} />
      <p>
        <OfficeLink href={`/staff/${id}`}>{t('office-house.invite.toPerson')}</OfficeLink>
      </p>
    </>
  )
}
