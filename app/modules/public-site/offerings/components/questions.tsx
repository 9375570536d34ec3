import { QuestionList, width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import type { OfferingCopy } from '../offering-copy.ts'
import * as styles from './questions.css.ts'

export function Questions({ questions }: Pick<OfferingCopy, 'questions'>) {
  const t = useT('offerings')
  return (
    <section className={classes(width, styles.questions)}>
      <h2 className={classes(text.serif, styles.title)}>{t('questions')}</h2>
      <QuestionList questions={questions} questionClass={styles.question} isFirstOpen />
    </section>
  )
}
