export { notifyPlayer, webPushJob, webPushWorker } from './notify-player.ts'
export { endPush, readPushKey, subscribeToPush } from './subscribe.ts'
