export { forgetPush, pushState, setUpPush, turnPushOff, turnPushOn, type PushState } from './web-push.ts'
