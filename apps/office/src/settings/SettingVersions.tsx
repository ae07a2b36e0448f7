import type { SettingVersion } from '@fairhouse/contract/office/settings.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { Versions } from '../versions/index.ts'
import type { SettingAnswer } from './setting-answer.ts'

/** What a setting was. */
export function SettingVersions({
  answer: { setting, standard },
  again,
}: {
  answer: SettingAnswer
  again: ((version: SettingVersion) => void) | undefined
}) {
  const { caller, texts } = useOffice()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/settings/versions', { name: setting.name }))
  const versions = asked.data?.pages.flatMap((page) => page.versions) ?? []
  return <Versions asked={asked} versions={versions} first={standard} empty={texts.t('office-settings.neverChanged')} again={again} />
}
