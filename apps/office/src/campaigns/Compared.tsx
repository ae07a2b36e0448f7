import type { CampaignVersion } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import { useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice } from '../base/pieces/form.tsx'
import { Diff } from '../versions/index.ts'
import { type Written } from '../written/index.ts'

/** What is typed against any version of a campaign. */
export function Compared({ typed, versions }: { typed: Written; versions: readonly CampaignVersion[] }) {
  const t = useT()
  const [chosen, setChosen] = useState<string>()
  const against = versions.find(({ version }) => String(version) === chosen) ?? versions[0]
  if (!against) return null
  return (
    <>
      <Choice
        label={t('office-campaigns.compareTo')}
        value={String(against.version)}
        options={versions.map(({ version }) => ({ value: String(version), label: t('office-campaigns.compareWith', { version }) }))}
        onChange={setChosen}
      />
      <Diff before={against.data} after={typed} isShort empty={t('office-campaigns.same')} />
    </>
  )
}
