import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { QuestionInput, QuestionKind } from '#contract/learning/questions.ts'
import { quizzesContract } from '#contract/learning/quizzes.ts'
import { QuestionFields, useQuestionLabels } from '../components/question-fields.tsx'
import { quizPath } from '../paths.ts'
import { questionReading } from '../read-question.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const quizId = requireIdParam(args, 'quizId')
  const { title } = await call(quizzesContract.get, { firmId: firm.firmId, quizId })
  const query = new URL(args.request.url).searchParams
  const kind = QuestionKind.safeParse(query.get('kind')).data ?? 'single'
  return { head: pageMeta(args, { title: t('quizzes')('question.new') }), quizId, title, kind }
}

/** Adds the question at the end of the quiz. */
export const action = formAction({
  read: questionReading,
  schema: QuestionInput,
  send: ({ call, firmId, form, id }, value) =>
    call(quizzesContract.addQuestion, { ...value, firmId, quizId: id('quizId') }, form),
  done: ({ firmId, t }, { quizId }) => ({
    to: quizPath(firmId, quizId),
    message: t('quizzes')('question.added'),
  }),
})

export default function QuestionNewRoute() {
  const { quizId, title, kind } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('quizzes')
  const { firm } = useFirm()
  const back = quizPath(firm.firmId, quizId)
  return (
    <>
      <PageHead title={t('question.new')} crumb={{ href: back, label: title }} />
      <PageForm
        id="question-form"
        refusal={refusal}
        initial={{ points: '1' }}
        labels={useQuestionLabels()}
        submit={t('question.addOne')}
        cancelHref={back}
      >
        <QuestionFields kind={kind} />
      </PageForm>
    </>
  )
}

export const meta = headOf
