export { beginDirectory, readDirectory, signInByDirectory } from './sign-in-by-directory.ts'
