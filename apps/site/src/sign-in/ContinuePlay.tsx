import { useT } from '../site.ts'
import style from './ContinuePlay.module.css'

/** The place of pay-and-play, where a deposit by a bank opens and resumes an account: before the form for those who have a password. */
export function ContinuePlay({ level = 3 }: { level?: 2 | 3 }) {
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <section className={style.place}>
      <Heading className={style.title}>{t('sign-in.continueTitle')}</Heading>
      <p>{t('sign-in.continueText')}</p>
    </section>
  )
}
