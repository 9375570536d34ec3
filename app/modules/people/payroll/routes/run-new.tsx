import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FieldGrid, PageHead, TextInput } from '#app/ui/index.ts'
import { payCountryOf } from '#contract/people/pay-facts.ts'
import { PayrollRunInput, payrollRunsContract } from '#contract/people/payroll-runs.ts'
import { rulesName } from '../month-text.ts'
import { payrollPath, payrollRunPath } from '../paths.ts'

/** The form of the next run. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { next, countries }] = await Promise.all([
    getVisit(args),
    call(payrollRunsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('payroll')('new.title') }), next, countries }
}

export const action = formAction({
  schema: PayrollRunInput,
  send: ({ call, firmId, form: { idempotencyKey } }, input) =>
    call(payrollRunsContract.create, { ...input, firmId }, { idempotencyKey }),
  done: ({ firmId, t }, { id }) => ({
    to: payrollRunPath(firmId, id),
    message: t('payroll')('new.done'),
  }),
})

export default function RunNewRoute() {
  const { next, countries } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  const path = payrollPath(firm.firmId)
  const own = payCountryOf(firm.country ?? '')
  const choices = countries.length > 0 ? countries : [{ country: own, people: 0 }]
  const labels = {
    month: t('field.month'),
    payDate: t('field.payDate'),
    country: t('field.country'),
  }
  const first = choices.find(({ country }) => country === own) ?? choices[0]
  return (
    <>
      <PageHead title={t('new.title')} crumb={{ href: path, label: t('title') }} />
      <PageForm
        id="payroll-run"
        refusal={refusal}
        initial={{ ...next, country: first?.country ?? own }}
        labels={labels}
        submit={t('new.submit')}
        cancelHref={path}
      >
        <FormSection title={t('new.what')} words={t('new.words')}>
          <FieldGrid>
            <FormField name="month">
              {(control) => <TextInput {...control} type="month" placeholder="2026-01" />}
            </FormField>
            <FormField name="payDate" hint={t('new.payDateHint')}>
              {(control) => <DateInput {...control} />}
            </FormField>
          </FieldGrid>
          <SelectField
            name="country"
            hint={t('new.countryHint')}
            options={choices.map(({ country, people }) => ({
              value: country,
              label: t('new.country', {
                country: rulesName(country, format, t('country.XX')),
                count: people,
              }),
            }))}
          />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
