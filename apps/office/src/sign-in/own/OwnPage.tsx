import { useMe } from '../../base/me.ts'
import { roleName } from '../../acts/index.ts'
import { useMomentText } from '../../base/moment-text.ts'
import { useOffice } from '../../base/office.ts'
import { Page, Section, type PageAct } from '../../base/pieces/Page.tsx'
import { Facts } from '../../base/pieces/pieces.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { Likings } from './Likings.tsx'
import { OwnDirectory } from './OwnDirectory.tsx'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { OwnSessions } from './OwnSessions.tsx'

/** One's own page: passkeys, where one is signed in, and how one likes the office. */
export function OwnPage() {
  const { texts, go } = useOffice()
  const { t } = texts
  const me = useMe()
  const moment = useMomentText()
  const signOut = useSignOut()
  const acts: PageAct[] = [
    { id: 'me.device', keys: 'c', label: t('office.device.title'), run: () => go('/device') },
    { id: 'me.signOut', keys: 'q', label: t('office.me.signOut'), run: signOut },
  ]
  return (
    <Page title={me.name} acts={acts}>
      <Facts
        facts={[
          { name: t('office-house.staff.email'), value: <span dir="ltr">{me.email}</span> },
          {
            name: t('office-house.staff.roles'),
            value: me.roles.length > 0 ? me.roles.map((role) => roleName(texts, role)).join(', ') : '–',
          },
          { name: t('office.me.until'), value: moment(me.expiresAt) },
        ]}
      />
      <Section title={t('office.me.passkeys')}>
        <OwnPasskeys />
        <OwnDirectory />
      </Section>
      <Section title={t('office.me.sessions')}>
        <OwnSessions />
      </Section>
      <Section title={t('office.me.likings')}>
        <Likings />
      </Section>
    </Page>
  )
}
