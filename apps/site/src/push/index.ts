export { followNews } from './follow-news.ts'
export { onNews } from './news.ts'
