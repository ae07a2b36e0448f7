export { firstPages, seedPages } from './first-pages.ts'
export { filled, readPageText } from './page-text.ts'
export { readPage } from './read-page.ts'
export { readPageRow, readPageRows, writePageVersion } from './page.sql.ts'
