import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Figure, PageHead, RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { type QuizStatistics, quizzesContract, Regrading } from '#contract/learning/quizzes.ts'
import { RegradeForm, RegradeLines } from '../components/regrade-form.tsx'
import { quizPath, resultsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, quizId: requireIdParam(args, 'quizId') }
  const [quiz, figures] = await Promise.all([
    call(quizzesContract.get, ids),
    call(quizzesContract.statistics, ids),
  ])
  return {
    head: pageMeta(args, { title: t('quizzes')('results.title', { title: quiz.title }) }),
    quiz: { id: quiz.id, title: quiz.title },
    questions: quiz.questions.map(({ questionId, name }) => ({ questionId, name })),
    figures,
  }
}

/** Shows what grading anew would change, or takes it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, quizId: requireIdParam(args, 'quizId') }
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(Regrading, form)
  if (refusal) return refuse(refusal)
  const t = (await getVisit(args)).t('quizzes')
  if (form.intent !== 'regrade') {
    const shown = await attempt(form, () =>
      call(quizzesContract.previewRegrade, { ...value, ...ids }),
    )
    if (shown.refusal) return refuse(shown.refusal, shown.status)
    return data({ refusal: undefined, asked: value, lines: shown.value.lines })
  }
  const result = await attempt(form, () =>
    call(quizzesContract.regrade, { ...value, ...ids }, { idempotencyKey: form.idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('regrade.done', { count: result.value.changed })
  const to = resultsPath(ids.firmId, ids.quizId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function ResultsRoute() {
  const { quiz, questions, figures } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const preview = answer && 'lines' in answer ? answer : undefined
  const t = useT('quizzes')
  const { firm, can } = useFirm()
  const canRegrade = can(needsOf(quizzesContract.regrade)) && figures.attempts > 0
  return (
    <>
      <PageHead
        title={t('results.title', { title: quiz.title })}
        crumb={{ href: quizPath(firm.firmId, quiz.id), label: quiz.title }}
      />
      <RefusalSummary refusal={answer?.refusal} labels={{}} formId="regrade-form" />
      {figures.attempts === 0 ? (
        <Rules>
          <RulesCell title={t('results.questions')}>
            <p className={text.soft}>{t('results.none')}</p>
          </RulesCell>
        </Rules>
      ) : (
        <Figures figures={figures} />
      )}
      {preview && <RegradeLines asked={preview.asked} lines={preview.lines} />}
      {canRegrade && <RegradeForm questions={questions} />}
    </>
  )
}

function Figures({ figures }: { figures: QuizStatistics }) {
  const t = useT('quizzes')
  const { number } = useFormat()
  const { attempts, passed, meanPercent, reliability, questions } = figures
  const share = (value: number | null) =>
    value === null ? '–' : `${number(Math.round(value * 100))} %`
  return (
    <>
      <Rules columns="three">
        <Figure label={t('results.attempts')} value={number(attempts)} />
        <Figure label={t('results.passed')} value={share(passed / attempts)} />
        <Figure
          label={t('results.mean')}
          value={meanPercent === null ? '–' : `${number(Math.round(meanPercent))} %`}
          detail={
            reliability === null
              ? undefined
              : t('results.reliability', { value: number(Math.round(reliability * 100) / 100) })
          }
        />
      </Rules>
      <Rules>
        <RulesCell title={t('results.questions')}>
          <RowsTable
            caption={t('results.questions')}
            isStacked
            withoutPad
            rows={questions}
            keyOf={({ questionId }) => questionId}
            columns={[
              { head: t('question.question'), place: 'name', cell: ({ name }) => name },
              {
                head: t('results.asked'),
                isNumber: true,
                place: 'detail',
                cell: ({ asked }) => number(asked),
              },
              {
                head: t('results.facility'),
                isNumber: true,
                place: 'figure',
                cell: ({ facility }) => share(facility),
              },
              {
                head: t('results.discrimination'),
                isNumber: true,
                place: 'state',
                cell: ({ discrimination }) => (
                  <>
                    {discrimination === null ? '–' : number(Math.round(discrimination * 100) / 100)}
                    {discrimination !== null && discrimination < 0.2 && (
                      <span className={text.warn}> {t('results.look')}</span>
                    )}
                  </>
                ),
              },
            ]}
          />
          <p className={text.soft}>{t('results.words')}</p>
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
