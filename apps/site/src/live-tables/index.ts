export { LiveOnTile } from './LiveOnTile.tsx'
