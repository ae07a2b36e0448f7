import type { SettingRow } from '@fairhouse/contract/office/settings.ts'
import { useT } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'
import style from './Settings.module.css'

/** Whether a setting was changed, is going to be, and whether it takes two people. */
export function SettingTags({ setting: { isStandard, planned, guard } }: { setting: SettingRow }) {
  const t = useT()
  return (
    <span className={style.tags}>
      {!isStandard && <Tag tone="brass">{t('office-settings.ownValue')}</Tag>}
      {planned > 0 && <Tag tone="warning">{t('office-settings.planned')}</Tag>}
      {guard && <Tag>{t(`office-settings.guard.${guard}`)}</Tag>}
    </span>
  )
}
