import { useSite } from '../site.ts'

/** The title of the page in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  const { settings } = useSite()
  return <title>{`${title} – ${settings.siteName}`}</title>
}
