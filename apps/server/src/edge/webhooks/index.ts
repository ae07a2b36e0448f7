export { mountWebhooks } from './mount-webhooks.ts'
