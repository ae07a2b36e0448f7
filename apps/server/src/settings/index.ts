export { appliedRules, rulesCountry } from './applied-rules.ts'
export { type SettingName, catalogue, settingGroups } from './catalogue.ts'
export { guardOf } from './guards.ts'
export { planSetting, settingPlanJob, settingPlanWorker, withdrawSettingPlan } from './plan-setting.ts'
export {
  type SettingPlan,
  type SettingVersion,
  readSettingPlans,
  readSettingStandings,
  readSettingVersions,
} from './setting-history.sql.ts'
export { settingsAtStart } from './settings-at-start.ts'
export { readSettingsText, settingsText, takeSettings } from './settings-file.ts'
export { byGroups } from './definition/shelves.ts'
export { isNetwork } from './definition/network.ts'
export { type Settings, changeSetting, isSettingName, openSettings, readSettingInput, seedSetting } from './settings.ts'
