export { Article } from './Article.tsx'
export { Ways } from './Ways.tsx'
export { readCustomerConfiguration } from './customer-configuration.ts'
