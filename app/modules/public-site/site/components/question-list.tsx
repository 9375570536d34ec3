import { classes, Icon } from '#app/ui/index.ts'
import * as styles from './question-list.css.ts'

type QuestionListProps = {
  /** With an `id`, an address leads to it. */
  questions: readonly { id?: string; question: string; answer: string }[]
  isFirstOpen?: boolean
  entryClass?: string
  questionClass: string
}

/** Questions, each with its answer behind it. */
export function QuestionList(props: QuestionListProps) {
  const { questions, isFirstOpen = false, entryClass, questionClass } = props
  return (
    <div>
      {questions.map(({ id, question, answer }, index) => (
        <details
          key={id ?? question}
          id={id}
          className={classes(styles.entry, entryClass)}
          open={isFirstOpen && index === 0}
        >
          <summary className={classes(styles.question, questionClass)}>
            {question}
            <Icon name="plus" className={styles.icon} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
