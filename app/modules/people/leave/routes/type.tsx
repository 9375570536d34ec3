import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SelectField, TextField, useFormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, FieldGrid, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { LeaveTypeInput, leaveContract } from '#contract/people/leave.ts'
import { leaveTypesPath } from '../paths.ts'
import { typeText } from '../words.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { code } = args.params
  const [{ t }, types] = await Promise.all([
    getVisit(args),
    call(leaveContract.types, { firmId: firm.firmId }),
  ])
  const found = types.find((one) => one.code === code)
  if (!found && code !== 'new') throw new AppError('not_found', 'No such type')
  const type = found ?? { ...LeaveTypeInput.parse({}), code: '', isOwn: true, version: 0 }
  return { head: pageMeta(args, { title: t('leave')('types.title') }), type }
}

/** Writes how the firm has a type, or makes one of its own. */
export const action = formAction({
  read: { decimals: ['yearlyDays', 'negativeLimit', 'noticeDays', 'carryMonths', 'paidPercent'] },
  schema: LeaveTypeInput.extend({ version: wholeNumber({ minimum: 0 }) }),
  more: ({ form }) => ({ isOffered: form.values.isOffered === 'on' }),
  send: ({ call, firmId, form, args }, value) => {
    const { code = 'new' } = args.params
    return call(
      leaveContract.saveType,
      { ...value, firmId, code: code === 'new' ? codeOf(value.name) : code },
      form,
    )
  },
  done: ({ firmId, t }) => ({ to: leaveTypesPath(firmId), message: t('leave')('types.saved') }),
})

/** A code that a name makes, and that no law has: `Study leave` → `own-study-leave`. */
function codeOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const short = plain.replace(/^-+|-+$/g, '').slice(0, 24)
  // A name in other letters has no plain form: its own letters tell it from others.
  const rest = [...name].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991,
    7,
  )
  return `own-${short || 'type'}-${rest}`
}

export default function LeaveTypeRoute() {
  const { type } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('leave')
  const { firm } = useFirm()
  const back = leaveTypesPath(firm.firmId)
  const names = [
    ...(['name', 'isOffered', 'yearlyDays', 'unit', 'approval'] as const),
    ...(['noticeDays', 'carryMonths', 'negativeLimit', 'paidPercent'] as const),
  ] as const
  const labels = Object.fromEntries(names.map((name) => [name, t(`type.${name}`)]))
  const choices = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }))
  const isCounted = type.code === 'annual' || type.isOwn
  const units = type.code === 'annual' ? ['law', 'day', 'half'] : ['law', 'day', 'half', 'hour']
  const { code, version, isOffered, ...initial } = type
  return (
    <>
      <PageHead
        title={code === '' ? t('types.new') : typeText({ typeCode: code, typeName: type.name }, t)}
        sentence={t('type.sentence')}
        crumb={{ href: back, label: t('types.title') }}
      />
      <PageForm
        id="type-form"
        refusal={refusal}
        initial={{ ...initial, isOffered: isOffered ? 'on' : '', isOwn: '', hasBalance: '' }}
        labels={labels}
        submit={t('types.submit')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={version} />
        <FormSection title={t('type.what')} words={t('type.whatWords')}>
          <TextField name="name" maxLength={60} isOptional={!type.isOwn} />
          <OfferedField />
          {isCounted && (
            <TextField
              name="yearlyDays"
              isOptional
              inputMode="decimal"
              hint={t(type.isOwn ? 'type.yearlyOwnHint' : 'type.lawHint')}
            />
          )}
          <SelectField name="unit" options={choices('unit', units)} />
        </FormSection>
        <FormSection title={t('type.rules')} words={t('type.rulesWords')}>
          <SelectField
            name="approval"
            options={choices('approval', ['law', 'none', 'manager', 'hr', 'managerAndHr'])}
          />
          <FieldGrid>
            <TextField name="noticeDays" isOptional inputMode="numeric" />
            <TextField name="paidPercent" isOptional inputMode="numeric" />
            {isCounted && <TextField name="carryMonths" isOptional inputMode="numeric" />}
            {isCounted && <TextField name="negativeLimit" isOptional inputMode="decimal" />}
          </FieldGrid>
        </FormSection>
      </PageForm>
    </>
  )
}

function OfferedField() {
  const { label, value } = useFormField('isOffered')
  return (
    <Checkbox name="isOffered" defaultChecked={value === 'on'}>
      {label}
    </Checkbox>
  )
}

export const meta = headOf
