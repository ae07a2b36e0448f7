export { ContinuePlay } from './ContinuePlay.tsx'
export { LoginForm } from './LoginForm.tsx'
