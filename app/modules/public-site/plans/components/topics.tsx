import { QuestionList, width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import { questionsOf } from '../questions.ts'
import * as styles from './topics.css.ts'

/** Every question with its answer behind it, by topic; the way to a topic stands above. */
export function Topics() {
  const t = useT('plans')
  const topics = questionsOf(t)
  return (
    <div className={width}>
      <nav className={styles.index} aria-label={t('faqs.topics')}>
        {topics.map(({ topic, name }) => (
          <a key={topic} className={text.link} href={`#${topic}`}>
            {name}
          </a>
        ))}
      </nav>
      {topics.map(({ topic, name, questions }) => (
        <section key={topic} id={topic} className={styles.topic}>
          <h2 className={classes(text.serif, styles.title)}>{name}</h2>
          <QuestionList
            questions={questions.map(({ name: id, ...asked }) => ({ ...asked, id }))}
            entryClass={styles.entry}
            questionClass={styles.question}
          />
        </section>
      ))}
    </div>
  )
}
