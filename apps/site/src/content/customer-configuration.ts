import type { Query } from '../base/queries.ts'
import type { Site } from '../base/site.ts'
import { useQuery } from '../base/use-query.ts'

/** The operator's texts at a content address, by name. */
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

/** Returns the operator's texts; empty until they have loaded. */
export function useCustomerConfiguration(): CustomerConfiguration {
  return useQuery({ ...query, enabled: false }).data ?? {}
}
