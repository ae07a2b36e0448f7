import { Article } from '../content/index.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'

/** /my/limits/responsible-gambling: what one can do, and who helps. */
export function SaferGamblingPage() {
  return (
    <MyPage>
      <Article name="responsible-gambling" />
    </MyPage>
  )
}
