export { openSettings, changeSetting, isSettingName, type Settings } from './settings.ts'
