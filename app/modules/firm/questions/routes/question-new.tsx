import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { QuestionInput, questionsContract } from '#contract/firm/questions.ts'
import { questionPath, questionsPath } from '../paths.ts'

const Subject = QuestionInput.omit({ text: true })
const formId = 'question-form'

/** @throws AppError not_found where the address names no record */
function subjectOf({ request }: Args) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const subject = Subject.safeParse(query)
  if (!subject.success) throw new AppError('not_found', 'No such record')
  return subject.data
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ref = subjectOf(args)
  const about = await call(questionsContract.about, { ...ref, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('questions')('ask') }), about }
}

export const action = formAction({
  schema: QuestionInput,
  more: ({ args }) => subjectOf(args),
  send: ({ call, firmId, form }, value) => call(questionsContract.ask, { ...value, firmId }, form),
  done: ({ firmId, t }, result) => ({
    to: questionPath(firmId, result.id),
    message: t('questions')('asked'),
  }),
})

export default function QuestionNewRoute() {
  const { about } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('questions')
  const { firm } = useFirm()
  const labels = { text: t('field.question') }
  return (
    <>
      <PageHead
        title={t('ask')}
        sentence={about.title}
        crumb={{ href: questionsPath(firm.firmId), label: t('title') }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        labels={labels}
        submit={t('ask')}
        cancelHref={`/firms/${firm.firmId}/${about.path}`}
      >
        <FormSection title={t('about', { title: about.title })} words={t('askWords')}>
          <TextAreaField name="text" maxLength={2000} rows={5} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
