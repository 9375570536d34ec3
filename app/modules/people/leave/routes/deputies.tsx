import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { HeadedForm } from '#app/shell/form/headed-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FieldGrid } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly, Id } from '#contract/core/fields.ts'
import { ownLeaveContract } from '#contract/people/leave.ts'
import { ownLeavePath } from '../paths.ts'

/** Rows of the form; those in which nobody is chosen are left out. */
const maxRows = 3
const Row = z.union([
  z.object({ deputyId: z.literal('') }),
  z.object({ deputyId: Id, from: DateOnly, to: DateOnly }),
])
const Input = z.object({ deputies: z.array(Row) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, leave] = await Promise.all([
    getVisit(args),
    call(ownLeaveContract.get, { firmId: firm.firmId }),
  ])
  if (!leave) throw new AppError('not_found', 'No employee')
  return { head: pageMeta(args, { title: t('leave')('deputies.title') }), leave }
}

export const action = formAction({
  schema: Input,
  send: ({ call, firmId, form }, { deputies }) =>
    call(
      ownLeaveContract.setDeputies,
      { firmId, deputies: deputies.flatMap((one) => ('from' in one ? [one] : [])) },
      form,
    ),
  done: ({ firmId, t }) => ({ to: ownLeavePath(firmId), message: t('leave')('deputies.done') }),
})

export default function DeputiesRoute() {
  const { leave } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('leave')
  const { firm } = useFirm()
  const back = ownLeavePath(firm.firmId)
  const count = Math.max(maxRows, leave.deputies.length + 1)
  const rows = Array.from({ length: count }, (_, at) => at)
  const labels = Object.fromEntries(
    rows.flatMap((at) =>
      (['deputyId', 'from', 'to'] as const).map((name) => [
        `deputies.${at}.${name}`,
        t(`deputies.${name}`),
      ]),
    ),
  )
  const initial = {
    deputies: rows.map((at) => {
      const { deputyId = '', from = leave.on, to = leave.on } = leave.deputies[at] ?? {}
      return { deputyId, from, to }
    }),
  }
  const people = leave.colleagues.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <HeadedForm
      id="deputies-form"
      title={t('deputies.title')}
      sentence={t('deputies.sentence')}
      back={{ href: back, label: t('own.title') }}
      submit={t('deputies.submit')}
      refusal={refusal}
      initial={initial}
      labels={labels}
    >
      <FormSection title={t('deputies.who')} words={t('deputies.words')}>
        {rows.map((at) => (
          <FieldGrid key={at}>
            <SelectField
              name={`deputies.${at}.deputyId`}
              isOptional
              options={[{ value: '', label: '–' }, ...people]}
            />
            <FormField name={`deputies.${at}.from`}>
              {(control) => <DateInput {...control} />}
            </FormField>
            <FormField name={`deputies.${at}.to`}>
              {(control) => <DateInput {...control} />}
            </FormField>
          </FieldGrid>
        ))}
      </FormSection>
    </HeadedForm>
  )
}

export const meta = headOf
