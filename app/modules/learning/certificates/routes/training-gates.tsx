import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FieldGrid, PageHead } from '#app/ui/index.ts'
import {
  type GatedAct,
  GateInput,
  gatedActs,
  trainingGatesContract,
} from '#contract/learning/training-gates.ts'
import { gatesPath } from '../paths.ts'

const BothGates = z.object({ openTill: GateInput, approve: GateInput })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { gates, courses } = await call(trainingGatesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('certificates')('gate.title') }), gates, courses }
}

/** Sets what each act asks for. */
export const action = formAction({
  schema: BothGates,
  send: async ({ call, firmId }, value) => {
    for (const act of gatedActs) {
      await call(trainingGatesContract.update, { ...value[act], firmId, act })
    }
  },
  done: ({ firmId, t }) => ({
    to: gatesPath(firmId),
    message: t('certificates')('gate.saved'),
  }),
})

export default function TrainingGatesRoute() {
  const { gates, courses } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('certificates')
  const { firm } = useFirm()
  const names = ['courseId', 'introductionDays', 'graceDays', 'noticeDays'] as const
  const labels = Object.fromEntries(
    gatedActs.flatMap((act) => names.map((name) => [`${act}.${name}`, t(`gate.${name}`)])),
  )
  const initial = Object.fromEntries(
    gates.map(({ act, courseId, introductionDays, graceDays, noticeDays }) => [
      act,
      {
        courseId,
        introductionDays: String(introductionDays),
        graceDays: String(graceDays),
        noticeDays: String(noticeDays),
      },
    ]),
  )
  return (
    <>
      <PageHead title={t('gate.title')} sentence={t('gate.sentence')} />
      <PageForm
        id="gates-form"
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('gate.save')}
        cancelHref={`/firms/${firm.firmId}/settings`}
      >
        {gatedActs.map((act) => (
          <GateFields key={act} act={act} courses={courses} />
        ))}
      </PageForm>
    </>
  )
}

type GateFieldsProps = { act: GatedAct; courses: readonly { id: string; title: string }[] }

function GateFields({ act, courses }: GateFieldsProps) {
  const t = useT('certificates')
  const days = { inputMode: 'numeric', maxLength: 3 } as const
  return (
    <FormSection title={t(`gate.${act}`)} words={t(`gateWords.${act}`)}>
      <SelectField
        name={`${act}.courseId`}
        hint={courses.length === 0 ? t('gate.noCourses') : undefined}
        options={[
          { value: '', label: t('gate.nothing') },
          ...courses.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <FieldGrid>
        <TextField name={`${act}.introductionDays`} {...days} hint={t('gate.introductionHint')} />
        <TextField name={`${act}.graceDays`} {...days} hint={t('gate.graceHint')} />
        <TextField name={`${act}.noticeDays`} {...days} hint={t('gate.noticeHint')} />
      </FieldGrid>
    </FormSection>
  )
}

export const meta = headOf
