import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, type Refusal, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, PageHead, Row, Rules, RulesCell, Stack } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Id } from '#contract/core/fields.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { handInsContract, type LearnerHandIn, Verdict } from '#contract/learning/hand-ins.ts'
import { HandedIn } from '../components/hand-in-panel.tsx'
import { coursePath, handInsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, courseId: requireIdParam(args, 'courseId') }
  const [{ id, title }, { rows }, { t }] = await Promise.all([
    call(coursesContract.get, ids),
    call(handInsContract.list, ids),
    getVisit(args),
  ])
  const head = pageMeta(args, { title: t('courses')('handIns.title', { title }) })
  return { head, course: { id, title }, rows }
}

/** Accepts what was handed in, or gives it back with a note. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const form = await readForm(args.request)
  const { idempotencyKey, intent: verdict } = form
  const handInId = Id.catch('').parse(textAt(form.data, 'handInId'))
  const { value, refusal } = parseForm(Verdict, form, { verdict })
  if (refusal) return refuse(refusal)
  const ids = { firmId: firm.firmId, courseId, handInId }
  const result = await attempt(form, () =>
    call(handInsContract.judge, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { learnerName: name, state } = result.value
  const message = (await getVisit(args)).t('courses')(`handIns.${state}`, { name })
  return redirectWithToast(args, handInsPath(firm.firmId, courseId), { type: 'success', message })
}

export default function HandInsRoute() {
  const { course, rows } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { firm } = useFirm()
  const waiting = rows.filter(({ state }) => state === 'submitted')
  const judged = rows.filter(({ state }) => state !== 'submitted')
  return (
    <>
      <PageHead
        title={t('handIns.title', { title: course.title })}
        sentence={t('handIns.sentence', { count: waiting.length })}
        crumb={{ href: coursePath(firm.firmId, course.id), label: course.title }}
      />
      <RefusalSummary refusal={refusal} labels={{ note: t('handIn.note') }} formId="hand-ins" />
      {rows.length === 0 ? (
        <Empty title={t('handIns.none')}>{t('handIns.noneWords')}</Empty>
      ) : (
        <Rules>
          {waiting.map((row) => (
            <Waiting key={row.id} row={row} courseId={course.id} refusal={refusal} />
          ))}
          {judged.map((row) => (
            <RulesCell key={row.id} title={`${row.learnerName} · ${row.lessonTitle}`}>
              <HandedIn
                handIn={row}
                filePath={`${handInsPath(firm.firmId, course.id)}/${row.id}/file`}
              />
            </RulesCell>
          ))}
        </Rules>
      )}
    </>
  )
}

type WaitingProps = { row: LearnerHandIn; courseId: string; refusal: Refusal | undefined }

function Waiting({ row, courseId, refusal }: WaitingProps) {
  const t = useT('courses')
  const { firm, can } = useFirm()
  const own = textAt(refusal?.values, 'handInId') === row.id ? refusal : undefined
  return (
    <RulesCell title={`${row.learnerName} · ${row.lessonTitle}`}>
      <Stack>
        <HandedIn handIn={row} filePath={`${handInsPath(firm.firmId, courseId)}/${row.id}/file`} />
        {can(needsOf(handInsContract.judge)) && (
          <FormFields refusal={own} initial={{}} labels={{ note: t('handIn.note') }}>
            <form method="post" noValidate>
              <IdempotencyField />
              <input type="hidden" name="handInId" value={row.id} />
              <Stack>
                <TextAreaField name="note" rows={3} maxLength={2000} isOptional />
                <Row>
                  <Button kind="primary" icon="check" name="intent" value="accepted">
                    {t('handIns.accept')}
                  </Button>
                  <Button icon="undo-2" name="intent" value="returned">
                    {t('handIns.return')}
                  </Button>
                </Row>
              </Stack>
            </form>
          </FormFields>
        )}
      </Stack>
    </RulesCell>
  )
}

export const meta = headOf
