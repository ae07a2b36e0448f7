export { Counting } from './Counting.tsx'
