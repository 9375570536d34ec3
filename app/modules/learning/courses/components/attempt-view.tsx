import { Island } from '#app/islands/island.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, PageHead, text } from '#app/ui/index.ts'
import type { Attempt, RunningAttempt } from '#contract/learning/attempts.ts'
import AttemptKeeper from '../islands/attempt-keeper.island.tsx'
import { attemptBelow, lessonBelow } from '../paths.ts'
import { AttemptResult } from './attempt-result.tsx'
import * as styles from './learner.css.ts'
import { AnswerFields, QuestionPrompt } from './question-shown.tsx'

const formId = 'attempt-form'

type AttemptViewProps = {
  attempt: Attempt
  ids: { lessonId: string; attemptId: string }
  html: Record<string, string>
  tabId: string
  /** Of the course; its lessons are below it. */
  base: string
}

/** An attempt as its learner sees it: its questions while it runs, then what came of it. */
export function AttemptView({ attempt, ids, html, tabId, base }: AttemptViewProps) {
  const t = useT('courses')
  const { running, submitted } = attempt
  const lesson = lessonBelow(base, ids.lessonId)
  const path = `${attemptBelow(base, ids.lessonId, ids.attemptId)}/save`
  return (
    <>
      <PageHead
        title={attempt.quizTitle}
        sentence={t('quiz.attempt', { number: (running ?? submitted)?.number ?? 1 })}
        crumb={{ href: lesson, label: attempt.lessonTitle }}
      />
      {running && <Running running={running} html={html} tabId={tabId} path={path} />}
      {submitted && <AttemptResult submitted={submitted} html={html} lessonPath={lesson} />}
    </>
  )
}

type RunningProps = {
  running: NonNullable<Attempt['running']>
  html: Record<string, string>
  tabId: string
  path: string
}

/** The questions of an attempt that runs, in one form that works without script. */
function Running({ running, html, tabId, path }: RunningProps) {
  const t = useT('courses')
  return (
    <form method="post" id={formId} className={styles.lesson}>
      <IdempotencyField />
      <input type="hidden" name="tabId" value={tabId} />
      <TimeLeft running={running} path={path} />
      <ol className={styles.questions}>
        {running.questions.map((question) => (
          <li key={question.questionId}>
            <fieldset className={styles.question}>
              <QuestionPrompt question={question} html={html} />
              <AnswerFields question={question} html={html} />
            </fieldset>
          </li>
        ))}
      </ol>
      <div className={styles.lessonFoot}>
        <Button name="intent" value="save">
          {t('quiz.save')}
        </Button>
        <Button kind="primary" icon="check" name="intent" value="submit">
          {t('quiz.submit')}
        </Button>
        <span className={text.soft}>{t('quiz.submitWords')}</span>
      </div>
    </form>
  )
}

function TimeLeft({ running, path }: { running: RunningAttempt; path: string }) {
  const t = useT('courses')
  const { dateTime } = useFormat()
  const { language } = usePage()
  const { deadlineAt, secondsLeft } = running
  return (
    <div className={styles.timeLeft}>
      {deadlineAt !== null && <p>{t('quiz.until', { at: dateTime(deadlineAt) })}</p>}
      <Island
        of={AttemptKeeper}
        when="load"
        props={{
          ...{ formId, path, language, secondsLeft },
          words: { left: t('quiz.left'), kept: t('quiz.kept'), notKept: t('quiz.notKept') },
        }}
      />
    </div>
  )
}
