import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, PageHead, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { AnswerInput, questionsContract } from '#contract/firm/questions.ts'
import * as styles from '../components/question.css.ts'
import { questionPath, questionsPath } from '../paths.ts'

const formId = 'answer-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const input = { firmId: firm.firmId, questionId: requireIdParam(args, 'questionId') }
  const question = await call(questionsContract.get, input)
  const title = t('questions')('about', { title: question.title })
  return { head: pageMeta(args, { title }), question }
}

/** Answers the question, or closes it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, questionId: requireIdParam(args, 'questionId') }
  const form = await readForm(args.request)
  const to = questionPath(ids.firmId, ids.questionId)
  if (form.intent === 'close') {
    const closed = await attempt(form, () => call(questionsContract.close, ids))
    if (closed.refusal) return refuse(closed.refusal, closed.status)
    return redirectWithToast(args, to, { type: 'success', message: t('questions')('closed') })
  }
  if (form.intent !== 'answer') throw new AppError('malformed', 'Unknown intent')
  const { value, refusal } = parseForm(AnswerInput, form)
  if (refusal) return refuse(refusal)
  const answered = await attempt(form, () => call(questionsContract.answer, { ...value, ...ids }))
  if (answered.refusal) return refuse(answered.refusal, answered.status)
  return redirectWithToast(args, to, { type: 'success', message: t('questions')('answered') })
}

export default function QuestionRoute() {
  const { question } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('questions')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  const { title, path, answer, answeredAt, answeredByName, closedAt, isOwn } = question
  const labels = { text: t('field.answer') }
  return (
    <>
      <PageHead
        title={t('about', { title })}
        sentence={`${question.askedByName}, ${dateTime(question.askedAt)}`}
        crumb={{ href: questionsPath(firm.firmId), label: t('title') }}
        actions={<LinkButton href={`/firms/${firm.firmId}/${path}`}>{t('openRecord')}</LinkButton>}
      />
      <Rules>
        <RulesCell title={t('field.question')}>
          <p className={styles.words}>{question.text}</p>
        </RulesCell>
        <RulesCell title={t('field.answer')}>
          <Stack>
            {answeredAt ? (
              <>
                <p className={styles.words}>{answer}</p>
                <p className={text.secondLine}>
                  {answeredByName}, {dateTime(answeredAt)}
                </p>
              </>
            ) : (
              <p className={text.soft}>{t('noAnswer')}</p>
            )}
            {closedAt && <p className={text.soft}>{t('closedAt', { at: dateTime(closedAt) })}</p>}
            {!closedAt && isOwn && (
              <form method="post">
                <Button name="intent" value="close">
                  {t('close')}
                </Button>
              </form>
            )}
          </Stack>
        </RulesCell>
      </Rules>
      {!closedAt && (
        <PageForm
          id={formId}
          refusal={refusal}
          initial={{ text: answer }}
          labels={labels}
          submit={t('giveAnswer')}
          cancelHref={questionsPath(firm.firmId)}
        >
          <input type="hidden" name="intent" value="answer" />
          <FormSection title={t(answeredAt ? 'answerAnew' : 'giveAnswer')} words={t('answerWords')}>
            <TextAreaField name="text" maxLength={2000} rows={5} />
          </FormSection>
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
