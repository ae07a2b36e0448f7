export { forgetWebPush, webPushState, setUpWebPush, turnWebPushOff, turnWebPushOn, type WebPushState } from './web-push.ts'
