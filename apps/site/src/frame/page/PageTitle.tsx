import { useSite } from '../../base/site.ts'

/** Sets what the browser's tab, search engines and shared links show of a page. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const { settings, texts } = useSite()
  const whole = `${title} – ${settings.siteName}`
  const about = description ?? texts.t('shell.description', { site: settings.siteName })
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={about} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={about} />
    </>
  )
}
