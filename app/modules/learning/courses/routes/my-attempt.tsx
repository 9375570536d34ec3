import { useLoaderData } from '@remix-run/react'
import { ulid } from 'ulid'
import { Island } from '#app/islands/island.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead, text } from '#app/ui/index.ts'
import { type Attempt, attemptsContract, type RunningAttempt } from '#contract/learning/attempts.ts'
import { attemptIds, saveForm } from '../attempt-form.server.ts'
import { AttemptResult } from '../components/attempt-result.tsx'
import * as styles from '../components/learner.css.ts'
import { AnswerFields, QuestionPrompt } from '../components/question-shown.tsx'
import AttemptKeeper from '../islands/attempt-keeper.island.tsx'
import { myAttemptPath, myLessonPath } from '../paths.ts'
import { withHtml } from '../question-html.server.ts'

const formId = 'attempt-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = attemptIds(args, firm.firmId)
  const attempt = await call(attemptsContract.get, ids)
  const { running, submitted } = attempt
  return {
    head: pageMeta(args, { title: attempt.quizTitle }),
    ids,
    attempt,
    html: withHtml(running?.questions ?? submitted?.questions ?? []),
    tabId: ulid(),
  }
}

/** Saves the answers, and submits them where that was pressed. */
export async function action(args: Args) {
  const { form, ids, saved } = await saveForm(args)
  const { call } = await requireFirm(args)
  const t = (await getVisit(args)).t('courses')
  const to = myAttemptPath(ids.firmId, ids.enrolmentId, ids.lessonId, ids.attemptId)
  if (form.intent !== 'submit' && saved?.isSubmitted === false) {
    return redirectWithToast(args, to, { type: 'success', message: t('quiz.saved') })
  }
  const { idempotencyKey } = form
  await call(attemptsContract.submit, ids, { idempotencyKey })
  return redirectWithToast(args, to, { type: 'success', message: t('quiz.submittedDone') })
}

export default function MyAttemptRoute() {
  const { attempt, ids, html, tabId } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const { firm } = useFirm()
  const { running, submitted } = attempt
  const lesson = myLessonPath(firm.firmId, ids.enrolmentId, ids.lessonId)
  return (
    <>
      <PageHead
        title={attempt.quizTitle}
        sentence={t('quiz.attempt', { number: (running ?? submitted)?.number ?? 1 })}
        crumb={{ href: lesson, label: attempt.lessonTitle }}
      />
      {running && <Running running={running} html={html} tabId={tabId} path={savePathOf(ids)} />}
      {submitted && <AttemptResult submitted={submitted} html={html} lessonPath={lesson} />}
    </>
  )
}

function savePathOf({
  firmId,
  enrolmentId,
  lessonId,
  attemptId,
}: {
  firmId: string
  enrolmentId: string
  lessonId: string
  attemptId: string
}): string {
  return `${myAttemptPath(firmId, enrolmentId, lessonId, attemptId)}/save`
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

export const meta = headOf
