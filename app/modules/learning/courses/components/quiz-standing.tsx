import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FactList, LinkButton, Status, text } from '#app/ui/index.ts'
import type { QuizStanding } from '#contract/learning/attempts.ts'
import { attemptBelow } from '../paths.ts'
import * as styles from './learner.css.ts'

type QuizPanelProps = {
  standing: QuizStanding
  /** Of the course; its lessons are below it. */
  base: string
  lessonId: string
}

/** The rules of a quiz before it is begun, and the attempts so far. */
export function QuizPanel({ standing, base, lessonId }: QuizPanelProps) {
  const t = useT('courses')
  const { dateTime } = useFormat()
  const { attempts, runningId, canStart, attemptsAllowed, timeLimitSeconds } = standing
  const pathOf = (attemptId: string) => attemptBelow(base, lessonId, attemptId)
  const facts = [
    { term: t('quiz.questions'), value: standing.questionCount },
    { term: t('quiz.points'), value: standing.maxPoints },
    { term: t('quiz.pass'), value: `${standing.passPercent} %` },
    {
      term: t('quiz.time'),
      value:
        timeLimitSeconds === null
          ? t('quiz.noLimit')
          : t('quiz.minutes', { count: Math.round(timeLimitSeconds / 60) }),
    },
    {
      term: t('quiz.attempts'),
      value: attemptsAllowed === null ? t('quiz.anyNumber') : attemptsAllowed,
    },
    { term: t('quiz.counted'), value: t(`counts.${standing.counts}`) },
  ]
  const { negativeMarks } = standing
  return (
    <section className={styles.standing} aria-label={standing.title}>
      <FactList facts={facts} />
      {negativeMarks && (
        <p>{t(`quiz.negative.${negativeMarks.floor}`, { percent: negativeMarks.wrongPercent })}</p>
      )}
      {attempts.length > 0 && (
        <ol className={styles.lessons}>
          {attempts.map(({ attemptId, number, startedAt, submittedAt, score }) => (
            <li key={attemptId} className={styles.lessonRow}>
              <span>
                <a className={text.link} href={pathOf(attemptId)}>
                  {t('quiz.attempt', { number })}
                </a>
                <span className={text.secondLine}>{dateTime(submittedAt ?? startedAt)}</span>
              </span>
              <span className={styles.lessonKind}>
                {submittedAt === null ? (
                  t('quiz.running')
                ) : score ? (
                  <Status kind={score.isPassed ? 'paid' : 'void'}>
                    {t(score.isPassed ? 'quiz.passed' : 'quiz.failed', { percent: score.percent })}
                  </Status>
                ) : (
                  t('quiz.submitted')
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {runningId ? (
        <div>
          <LinkButton kind="primary" icon="arrow-right" href={pathOf(runningId)}>
            {t('quiz.goOn')}
          </LinkButton>
        </div>
      ) : canStart ? (
        <form method="post">
          <IdempotencyField />
          <Button kind="primary" icon="play" name="intent" value="start">
            {t('quiz.start')}
          </Button>
        </form>
      ) : (
        <p className={text.soft}>{t('quiz.noneLeft')}</p>
      )}
    </section>
  )
}
