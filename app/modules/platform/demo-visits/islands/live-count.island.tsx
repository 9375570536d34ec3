import { useState } from 'react'
import { countText, type PluralText } from '#app/islands/texts.ts'
import * as styles from '../components/replay.css.ts'
import { useWatch } from './use-watch.ts'

export type LiveCountProps = {
  /** The list again, as it is now. */
  href: string
  news: PluralText
  language: string
}

/** Says how many logs came in since the list was made, with a link that shows them. */
export default function LiveCount({ href, news, language }: LiveCountProps) {
  const [count, setCount] = useState(0)
  useWatch({ onNews: () => setCount((known) => known + 1) })
  return (
    <p className={styles.news} role="status">
      {count > 0 && <a href={href}>{countText(news, count, language)}</a>}
    </p>
  )
}
