import { useActionData, useLoaderData } from '@remix-run/react'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { FormField, MoneyField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { type FormTree, setAt, textAt } from '#app/shell/form/form-tree.ts'
import { HeadedForm } from '#app/shell/form/headed-form.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FieldGrid } from '#app/ui/index.ts'
import { parseAmount } from '#contract/core/money.ts'
import {
  PayFiguresInput,
  payFigures,
  payFiguresContract,
  payTotals,
} from '#contract/people/pay-figures.ts'
import { payPersonPath } from '../paths.ts'

/** What another program paid somebody before the first payslip here. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const employeeId = requireIdParam(args, 'employeeId')
  const [{ t }, person] = await Promise.all([
    getVisit(args),
    call(payFiguresContract.get, { firmId: firm.firmId, employeeId }),
  ])
  const title = t('payroll')('figures.of', { name: person.employeeName })
  return { head: pageMeta(args, { title }), title, person }
}

const asked = Object.values(payFigures).flat()
const pathsOf = (of: 'amount' | 'days') => [
  ...new Set(asked.filter(({ kind }) => kind === of).map(({ name }) => `figures.${name}`)),
]
const amounts = [...payTotals, ...pathsOf('amount')]
const dayCounts = pathsOf('days')

/** Writes the sums of one tax year. */
export const action = typedFormAction({
  read: { decimals: amounts },
  parse: ({ form, firm, id }) => {
    for (const path of amounts) {
      const text = textAt(form.data, path)
      const minor = text === '' ? 0 : parseAmount(text, firm.baseCurrency)
      if (minor !== undefined) setAt(form.data, path, String(minor))
    }
    for (const path of dayCounts) {
      if (textAt(form.data, path) === '') setAt(form.data, path, '0')
    }
    return parseForm(PayFiguresInput, form, {
      employeeId: id('employeeId'),
      version: isOfSameYear(form.data) ? form.data.version : undefined,
    })
  },
  send: ({ call, firmId, form: { idempotencyKey } }, input) =>
    call(payFiguresContract.save, { ...input, firmId }, { idempotencyKey }),
  done: ({ firmId, id, t }) => ({
    to: payPersonPath(firmId, id('employeeId')),
    message: t('payroll')('figures.done'),
  }),
})

/** Whether sums are of the tax year that was shown; those of another one are new. */
function isOfSameYear(data: FormTree): boolean {
  const [from, through] = [textAt(data, 'yearFrom'), textAt(data, 'throughDate')]
  const next = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`
  return from !== '' && from <= through && through < next
}

export default function PayFiguresRoute() {
  const { person, title } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  const { country, currency, years } = person
  const [last] = years
  const figures = payFigures[country] ?? []
  const amount = (value: number | undefined) =>
    value === undefined ? '' : format.amountInput(value, currency)
  const initial = {
    throughDate: last?.throughDate ?? '',
    ...Object.fromEntries(payTotals.map((name) => [name, amount(last?.[name])])),
    figures: Object.fromEntries(
      figures.map(({ name, kind }) => [
        name,
        kind === 'days' ? String(last?.figures[name] ?? '') : amount(last?.figures[name]),
      ]),
    ),
  }
  const labels = {
    throughDate: t('figures.throughDate'),
    ...Object.fromEntries(payTotals.map((name) => [name, t(`field.${name}`)])),
    ...Object.fromEntries(
      figures.map(({ name }) => [`figures.${name}`, t(`figure.${country}.${name}`)]),
    ),
  }
  const back = payPersonPath(firm.firmId, person.employeeId)
  return (
    <HeadedForm
      id="pay-figures"
      title={title}
      sentence={t('figures.sentence')}
      back={{ href: back, label: person.employeeName }}
      submit={t('figures.submit')}
      refusal={refusal}
      initial={initial}
      labels={labels}
    >
      <input type="hidden" name="version" value={last?.version ?? ''} />
      <input type="hidden" name="yearFrom" value={last?.yearFrom ?? ''} />
      <FormSection title={t('figures.totals')} words={t('figures.totalsWords', { currency })}>
        <FormField name="throughDate" hint={t('figures.throughHint')}>
          {(control) => <DateInput {...control} />}
        </FormField>
        <FieldGrid>
          {payTotals.map((name) => (
            <MoneyField key={name} name={name} />
          ))}
        </FieldGrid>
      </FormSection>
      {figures.length > 0 && (
        <FormSection title={t('figures.byLaw')} words={t('figures.byLawWords')}>
          <FieldGrid>
            {figures.map(({ name, kind }) =>
              kind === 'days' ? (
                <TextField key={name} name={`figures.${name}`} inputMode="numeric" maxLength={3} />
              ) : (
                <MoneyField key={name} name={`figures.${name}`} />
              ),
            )}
          </FieldGrid>
        </FormSection>
      )}
    </HeadedForm>
  )
}

export const meta = headOf
