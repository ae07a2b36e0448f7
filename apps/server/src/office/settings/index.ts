import { applySettings, changeSetting, withdrawSettingPlan } from './edit-settings.ts'
import { listSettings, listSettingVersions, readSetting, readSettingsFile } from './read-settings.ts'
import { gateOfSetting } from './setting-gate.ts'

/** What does the calls about settings. */
export const settingHandlers = {
  listSettings,
  readSetting,
  listSettingVersions,
  readSettingsFile,
  changeSetting,
  withdrawSettingPlan,
  applySettings,
}

/** The gates that depend on the setting. */
export const settingGates = {
  'POST /office/settings/change': gateOfSetting,
  'POST /office/settings/withdraw-plan': gateOfSetting,
}
