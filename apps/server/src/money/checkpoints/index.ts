export { keepCheckpoints, walletCheckpointsJob, walletCheckpointsWorker } from './keep-checkpoints.ts'
