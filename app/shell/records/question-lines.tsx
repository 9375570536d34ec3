import { Status, type StatusKind, text } from '#app/ui/index.ts'
import type { RecordQuestion } from '#contract/firm/records.ts'
import { useFirm, useFormat, useT } from '../page-context.tsx'
import { questionPath } from './paths.ts'
import * as styles from './records.css.ts'

const discs: Record<RecordQuestion['state'], StatusKind> = {
  open: 'draft',
  answered: 'sent',
  closed: 'paid',
}

/** Questions about a record or an entry, each leading to its answer. */
export function QuestionLines({ questions }: { questions: readonly RecordQuestion[] }) {
  const t = useT('record')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  return (
    <ul>
      {questions.map(({ id, text: words, askedAt, askedByName, state }) => (
        <li key={id} className={styles.comment}>
          <p className={styles.commentHead}>
            <span className={styles.author}>{askedByName}</span>
            <time dateTime={askedAt}>{dateTime(askedAt)}</time>
            <Status kind={discs[state]}>{t(`questions.${state}`)}</Status>
          </p>
          <p className={styles.commentText}>
            <a className={text.link} href={questionPath(firm.firmId, id)}>
              {words}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
