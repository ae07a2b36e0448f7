export { Article } from './Article.tsx'
export { Ways } from './Ways.tsx'
