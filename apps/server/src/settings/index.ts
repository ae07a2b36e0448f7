export { catalogue } from './catalogue.ts'
export { openSettings, changeSetting, isSettingName, type Settings } from './settings.ts'
