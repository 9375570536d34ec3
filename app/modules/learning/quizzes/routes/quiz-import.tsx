import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Field, FileInput, LinkButton, PageHead } from '#app/ui/index.ts'
import { QuizFormat, quizFormats, quizzesContract } from '#contract/learning/quizzes.ts'
import { quizPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const quizId = requireIdParam(args, 'quizId')
  const { title } = await call(quizzesContract.get, { firmId: firm.firmId, quizId })
  return { head: pageMeta(args, { title: t('quizzes')('file.import') }), quizId, title }
}

/** Adds the questions of the file, and shows what of it was not taken. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const form = await readForm(args.request)
  const { file } = form.data
  const format = QuizFormat.safeParse(form.data.format)
  if (!(file instanceof File) || !format.success) {
    return refuse({ values: form.values, problems: { file: { key: 'required' } } })
  }
  const quizId = requireIdParam(args, 'quizId')
  const result = await attempt(form, () =>
    call(
      quizzesContract.importQuestions,
      { firmId: firm.firmId, quizId, format: format.data, file },
      { idempotencyKey: form.idempotencyKey },
    ),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return data({ refusal: undefined, outcome: result.value })
}

export default function QuizImportRoute() {
  const { quizId, title } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal
  const outcome = answer && 'outcome' in answer ? answer.outcome : undefined
  const t = useT('quizzes')
  const { firm } = useFirm()
  const back = quizPath(firm.firmId, quizId)
  const labels = { format: t('file.format'), file: t('file.file') }
  const problemAt = useProblems(refusal?.problems)
  return (
    <>
      <PageHead title={t('file.import')} crumb={{ href: back, label: title }} />
      <FormFields refusal={refusal} initial={{ format: 'gift' }} labels={labels}>
        <form method="post" id="import-form" encType="multipart/form-data" noValidate>
          <IdempotencyField />
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId="import-form" />
            {outcome && (
              <Band
                tone={outcome.notTaken.length > 0 ? 'warn' : 'ok'}
                title={t('file.added', { count: outcome.added })}
              >
                {outcome.notTaken.length > 0 && (
                  <>
                    <p>{t('file.notTaken')}</p>
                    <ul>
                      {outcome.notTaken.map(({ line, name, reason, what }) => (
                        <li key={`${line} ${reason}`}>
                          {t(`file.${what}`, { line, name })} ({reason})
                        </li>
                      ))}
                    </ul>
                  </>
                )}
                <LinkButton size="s" href={back}>
                  {t('file.toQuiz')}
                </LinkButton>
              </Band>
            )}
          </FormNotices>
          <FormSection title={t('file.file')} words={t('file.words')}>
            <SelectField
              name="format"
              options={quizFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
            />
            <Field id="file" label={labels.file} error={problemAt('file')}>
              {(wiring) => <FileInput {...wiring} name="file" required />}
            </Field>
          </FormSection>
          <FormFoot cancelHref={back} submit={t('file.submit')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
