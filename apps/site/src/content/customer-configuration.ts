import type { Query } from '../base/queries.ts'
import type { Site } from '../base/site.ts'
import { useQuery } from '../base/use-query.ts'

/** What the operator tells pages at a content address: texts by name. */
type CustomerConfiguration = Readonly<Record<string, string>>

const query: Query<CustomerConfiguration> = {
  queryKey: ['/cms/content/customer-configuration.json'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const response = await fetch('/cms/content/customer-configuration.json', { credentials: 'same-origin', signal })
    if (!response.ok) throw new Error(`the customer configuration answered ${response.status}`)
    return (await response.json()) as CustomerConfiguration // written by the server
  },
}

/** Reads it once for the whole visit of the page. */
export const readCustomerConfiguration = ({ queries }: Site) => queries.prefetchQuery(query)

/** What the operator tells; nothing until it has come. */
export function useCustomerConfiguration(): CustomerConfiguration {
  return useQuery({ ...query, enabled: false }).data ?? {}
}
