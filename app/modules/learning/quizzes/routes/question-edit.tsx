import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Version } from '#contract/core/fields.ts'
import { Question, QuestionInput } from '#contract/learning/questions.ts'
import { quizzesContract } from '#contract/learning/quizzes.ts'
import { QuestionFields, useQuestionLabels } from '../components/question-fields.tsx'
import { questionPath, quizPath } from '../paths.ts'
import { questionReading } from '../read-question.ts'

const formId = 'question-form'
const dialogId = 'ask-delete-question'

/** What the API says where somebody else was quicker. */
const Newer = z.object({ current: Question })

function idsOf(args: Args, firmId: string) {
  const quizId = requireIdParam(args, 'quizId')
  return { firmId, quizId, questionId: requireIdParam(args, 'questionId') }
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const question = await call(quizzesContract.getQuestion, idsOf(args, firm.firmId))
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('quizzes')('question.edit') }), question }
}

/** Writes the question, or takes it out of the quiz; attempts keep what they had. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = idsOf(args, firm.firmId)
  const { locale } = await getFormat(args)
  const form = await readForm(args.request, { ...questionReading, locale })
  const { idempotencyKey } = form
  const t = (await getVisit(args)).t('quizzes')
  const to = quizPath(ids.firmId, ids.quizId)
  if (form.intent === 'delete') {
    const gone = await attempt(form, () =>
      call(quizzesContract.deleteQuestion, ids, { idempotencyKey }),
    )
    if (gone.refusal) return refuse(gone.refusal, gone.status)
    return redirectWithToast(args, to, { type: 'success', message: t('question.deleted') })
  }
  const { value, refusal } = parseForm(QuestionInput.extend({ version: Version }), form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    call(quizzesContract.updateQuestion, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, to, { type: 'success', message: t('question.saved') })
}

export default function QuestionEditRoute() {
  const { question } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('quizzes')
  const { firm, can } = useFirm()
  const { id, quizId, quizTitle, version, kind, keepOrder, matchCase, ...typed } = question
  const back = quizPath(firm.firmId, quizId)
  const labels = useQuestionLabels()
  const newer = Newer.safeParse(refusal?.conflict).data?.current
  const differences = differencesOf(
    (['prompt', 'points', 'explanation', 'accepted', 'value', 'items'] as const).map((name) => ({
      label: labels[name] ?? name,
      theirs: newer?.[name] ?? '',
      yours: textAt(refusal?.values, name),
    })),
  )
  return (
    <>
      <PageHead
        title={t('question.edit')}
        crumb={{ href: back, label: quizTitle }}
        actions={
          can(needsOf(quizzesContract.deleteQuestion)) && (
            <Button kind="danger" icon="trash-2" opens={dialogId}>
              {t('question.delete')}
            </Button>
          )
        }
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ ...typed, keepOrder: String(keepOrder), matchCase: String(matchCase) }}
        labels={labels}
        submit={t('question.save')}
        cancelHref={back}
        notices={
          newer && (
            <ConflictNotice
              differences={differences}
              theirsHref={questionPath(firm.firmId, quizId, id)}
              formId={formId}
            />
          )
        }
      >
        <input type="hidden" name="version" value={newer?.version ?? version} />
        <QuestionFields kind={kind} />
      </PageForm>
      <AskDialog
        id={dialogId}
        title={t('question.deleteAsk')}
        words={t('question.deleteWords')}
        intent="delete"
        submit={t('question.delete')}
        icon="trash-2"
        keep={t('question.keep')}
      />
    </>
  )
}

export const meta = headOf
