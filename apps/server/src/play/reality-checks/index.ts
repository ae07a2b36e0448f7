export { answerRealityCheck, readRealityCheck, setRealityCheck } from './reality-check.ts'
