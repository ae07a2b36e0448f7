import { useParams } from '@tanstack/react-router'
import { Article } from './Article.tsx'
import style from './Blocks.module.css'

/** /{pageName}: one of the operator's pages. */
export function ContentPage() {
  const { pageName = '' } = useParams({ strict: false })
  return (
    <div className={style.page}>
      <Article name={pageName} />
    </div>
  )
}
