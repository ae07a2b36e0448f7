export { hasLoginTokenEnded, issueLoginToken } from './login-token.ts'
