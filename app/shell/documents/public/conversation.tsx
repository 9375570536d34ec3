import { useFormat } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { PublicComment } from '#contract/firm/records.ts'
import * as styles from './public.css.ts'

/** What a firm and its customer said to each other about a document, the oldest first. */
export function Conversation({ comments }: { comments: readonly PublicComment[] }) {
  const { dateTimeInZone } = useFormat()
  return (
    <ul className={styles.conversation}>
      {comments.map(({ text: words, by, at, isOurs }) => (
        <li key={`${at} ${by}`} className={isOurs ? styles.ours : styles.theirs}>
          <p>
            <b>{by}</b> <span className={text.tiny}>{dateTimeInZone(at)}</span>
          </p>
          <p className={styles.said}>{words}</p>
        </li>
      ))}
    </ul>
  )
}
