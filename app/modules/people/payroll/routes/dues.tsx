import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { accountName } from '#app/shell/account-name.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateInput, Empty, FieldGrid, PageHead } from '#app/ui/index.ts'
import { DateOnly, Id, requiredText } from '#contract/core/fields.ts'
import { payrollRunsContract } from '#contract/people/payroll-runs.ts'
import { authorityName } from '../authority-name.ts'
import { DuesTable } from '../components/dues-table.tsx'
import { duesPath, payrollPath } from '../paths.ts'

/** What is owed to authorities, what is open first. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { timeZone }, { rows, accounts }] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(payrollRunsContract.listDues, { firmId: firm.firmId }),
  ])
  const head = pageMeta(args, { title: t('payroll')('dues.title') })
  return { head, rows, accounts, today: todayIn(timeZone) }
}

/** Notes that one of them was paid. */
export const action = formAction({
  schema: z.object({ dueId: Id, date: DateOnly, account: requiredText(20) }),
  send: ({ call, firmId, form: { idempotencyKey } }, input) =>
    call(payrollRunsContract.payDue, { ...input, firmId }, { idempotencyKey }),
  done: ({ firmId, t }) => ({ to: duesPath(firmId), message: t('payroll')('done.payDue') }),
})

export default function DuesRoute() {
  const { rows, accounts, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payroll')
  const format = useFormat()
  const { language } = usePage()
  const { firm, can } = useFirm()
  const open = rows.filter(({ paidDate }) => paidDate === null)
  const paid = rows.filter(({ paidDate }) => paidDate !== null)
  return (
    <>
      <PageHead
        title={t('dues.title')}
        sentence={t('dues.sentence')}
        crumb={{ href: payrollPath(firm.firmId), label: t('title') }}
      />
      {rows.length === 0 ? (
        <Empty title={t('dues.none')}>{t('dues.noneWords')}</Empty>
      ) : (
        <DuesTable dues={[...open, ...paid.reverse()]} />
      )}
      {open.length > 0 && can('payroll:post') && (
        <PageForm
          id="pay-due"
          refusal={refusal}
          initial={{ dueId: open[0]?.id ?? '', date: today, account: accounts[0]?.code ?? '' }}
          labels={{
            dueId: t('field.authority'),
            date: t('field.paidDate'),
            account: t('field.account'),
          }}
          submit={t('do.payDue')}
          cancelHref={payrollPath(firm.firmId)}
        >
          <FormSection title={t('do.payDue')}>
            <SelectField
              name="dueId"
              options={open.map(({ id, dueDate, amount, currency, ...due }) => ({
                value: id,
                label: [
                  authorityName(due, t),
                  format.date(dueDate),
                  format.money(amount, currency),
                ].join(' · '),
              }))}
            />
            <FieldGrid>
              <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
              <SelectField
                name="account"
                options={accounts.map((account) => ({
                  value: account.code,
                  label: accountName(account, language),
                }))}
              />
            </FieldGrid>
          </FormSection>
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
