import { useOffice } from '../base/office.ts'

/** A number of rounds, in groups of digits as the language of the page writes them. */
export function Rounds({ count }: { count: number }) {
  const { texts } = useOffice()
  return <bdi>{count.toLocaleString(texts.language.tag)}</bdi>
}
