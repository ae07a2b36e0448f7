import { useOffice } from '../../base/office.ts'
import { Choice, Form, Tick } from '../../base/pieces/form.tsx'
import { densities, officeLanguages, themes, useLiking } from '../../base/preferences.ts'

const languageNames = { en: 'English', sv: 'Svenska', de: 'Deutsch', nl: 'Nederlands', ar: 'العربية' } as const

/** How somebody likes the office on this device: how dense, how bright, in which language, with which keys. */
export function Likings() {
  const { preferences, texts } = useOffice()
  const { t } = texts
  const liking = useLiking()
  return (
    <Form onSubmit={() => undefined}>
      <Choice
        label={t('office.me.density')}
        value={liking.density}
        options={densities.map((value) => ({ value, label: t(`office.density.${value}`) }))}
        onChange={(value) => preferences.set({ density: densities.find((one) => one === value) ?? 'comfortable' })}
      />
      <Choice
        label={t('office.me.theme')}
        value={liking.theme}
        options={themes.map((value) => ({ value, label: t(`office.theme.${value}`) }))}
        onChange={(value) => preferences.set({ theme: themes.find((one) => one === value) ?? 'system' })}
      />
      <Choice
        label={t('office.me.language')}
        value={liking.language}
        options={officeLanguages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => {
          preferences.set({ language: officeLanguages.find((one) => one === value) ?? 'en' })
          location.reload() // drafts stay
        }}
      />
      <Tick label={t('office.me.letters')} isOn={liking.letters} onChange={(letters) => preferences.set({ letters })} />
    </Form>
  )
}
