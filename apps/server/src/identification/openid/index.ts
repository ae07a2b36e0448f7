export { challengeOf, discover, exchange, readIdToken, readUserInfo, type Provider } from './openid.ts'
