export { isUnconfirmed } from './assumptions.ts'
export { catalogue, type SettingName } from './catalogue.ts'
export { openSettings, changeSetting, seedSetting, isSettingName, type Settings } from './settings.ts'
