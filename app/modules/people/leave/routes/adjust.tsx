import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import {
  FormField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { Checkbox, DateInput, FieldGrid, PageHead } from '#app/ui/index.ts'
import { LeaveAdjustmentInput, leaveContract } from '#contract/people/leave.ts'
import { loadPersonLeave } from '../load-person.server.ts'
import { personLeavePath } from '../paths.ts'
import { typeText } from '../words.ts'

export function loader(args: Args) {
  return loadPersonLeave(args, (t) => t('adjust.title'))
}

/** Gives leave by hand, takes it away, or notes that it was paid. */
export const action = formAction({
  schema: LeaveAdjustmentInput,
  read: { decimals: ['amount'] },
  more: ({ form }) => ({ isPaidOut: form.values.isPaidOut === 'on' }),
  send: ({ call, firmId, form, id }, value) =>
    call(leaveContract.adjust, { ...value, firmId, employeeId: id('employeeId') }, form),
  done: ({ firmId, id, t }) => ({
    to: personLeavePath(firmId, id('employeeId')),
    message: t('leave')('adjust.done'),
  }),
})

export default function AdjustLeaveRoute() {
  const { leave } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('leave')
  const { firm } = useFirm()
  const back = personLeavePath(firm.firmId, leave.employeeId)
  const names = ['typeCode', 'on', 'amount', 'lastDay', 'isPaidOut', 'reason'] as const
  const labels = Object.fromEntries(names.map((name) => [name, t(`adjust.${name}`)]))
  const types = leave.types
    .filter(({ hasBalance }) => hasBalance)
    .map(({ code, name }) => ({
      value: code,
      label: typeText({ typeCode: code, typeName: name }, t),
    }))
  return (
    <>
      <PageHead
        title={t('adjust.title')}
        sentence={t('adjust.sentence')}
        crumb={{ href: back, label: leave.name }}
      />
      <PageForm
        id="adjust-form"
        refusal={refusal}
        initial={{ on: leave.on }}
        labels={labels}
        submit={t('adjust.submit')}
        cancelHref={back}
      >
        <FormSection title={t('adjust.what')} words={t('adjust.words')}>
          <SelectField name="typeCode" options={types} />
          <FieldGrid>
            <TextField name="amount" inputMode="decimal" hint={t('adjust.amountHint')} />
            <FormField name="on">{(control) => <DateInput {...control} />}</FormField>
          </FieldGrid>
          <FormField name="lastDay" isOptional hint={t('adjust.lastDayHint')}>
            {(control) => <DateInput {...control} />}
          </FormField>
          <PaidOutField />
          <TextAreaField name="reason" maxLength={400} />
        </FormSection>
      </PageForm>
    </>
  )
}

function PaidOutField() {
  const { label, value } = useFormField('isPaidOut')
  return (
    <Checkbox name="isPaidOut" defaultChecked={value === 'on'}>
      {label}
    </Checkbox>
  )
}

export const meta = headOf
