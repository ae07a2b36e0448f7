import { Notice, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { Plans } from '../versions/index.ts'
import { SettingFields } from './SettingFields.tsx'
import { SettingTags } from './SettingTags.tsx'
import { useSettingActs } from './use-setting-acts.ts'
import { Value } from './Value.tsx'
import { SettingVersions } from './SettingVersions.tsx'
import type { SettingAnswer } from './setting-answer.ts'

/** One setting: what it is for, its value, the form that changes it, what is planned, and all that it ever was. */
export function SettingPage() {
  const { caller } = useOffice()
  const t = useT()
  const name = decodeURIComponent(usePagePath().split('/')[2] ?? '')
  const { data, error } = useQuery(asked(caller, 'GET /office/settings/one', { name }))
  if (data) return <Setting key={`${name} ${data.version}`} answer={data} />
  return (
    <Page title={name} back={{ href: '/settings', label: t('office-settings.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Setting({ answer }: { answer: SettingAnswer }) {
  const t = useT()
  const may = useMay()
  const acts = useSettingActs(answer)
  const { setting, standard } = answer
  const mayEdit = may('settings.edit')
  return (
    <Page
      title={setting.name}
      aside={<SettingTags setting={setting} />}
      back={{ href: '/settings', label: t('office-settings.title') }}
      acts={mayEdit ? acts.all : []}
    >
      <p>{setting.about}</p>
      <Facts
        facts={[
          { name: t('office-settings.value'), value: <Value value={setting.value} /> },
          { name: t('office-settings.standard'), value: <Value value={standard} /> },
          { name: t('office-settings.readBy'), value: t(`office-settings.scope.${setting.scope}`) },
          { name: t('office-settings.changed'), value: <Moment at={setting.changedAt} none={t('office-settings.never')} /> },
        ]}
      />
      {setting.guard && <Notice>{t('office-settings.guarded')}</Notice>}
      {mayEdit && (
        <Section title={t('office-settings.change')}>
          <SettingFields answer={answer} change={acts.change} />
        </Section>
      )}
      <Plans
        plans={answer.plans}
        title={t('office-settings.value')}
        cell={({ value }) => <Value value={value} />}
        withdraw={mayEdit ? acts.withdraw : undefined}
      />
      <Section title={t('office-settings.versions')}>
        <SettingVersions answer={answer} again={mayEdit ? acts.again : undefined} />
      </Section>
    </Page>
  )
}
