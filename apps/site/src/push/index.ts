export { followNews } from './follow-news.ts'
export { onNews } from './news.ts'
export { roundUnderWay } from './round-under-way.ts'
