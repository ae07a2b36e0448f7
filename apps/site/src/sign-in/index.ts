export { LoginForm } from './LoginForm.tsx'
