export { endPush, readPushKey, subscribeToPush } from './subscribe.ts'
export { notifyPlayer, webPushJob, webPushWorker } from './notify-player.ts'
