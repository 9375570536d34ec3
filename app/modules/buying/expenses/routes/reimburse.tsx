import { useActionData, useLoaderData } from '@remix-run/react'
import { accountName } from '#app/shell/account-name.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, PageHead } from '#app/ui/index.ts'
import { expensesContract, ReimburseInput } from '#contract/buying/expenses.ts'
import { AppError } from '#contract/core/errors.ts'
import { expensePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const inFirm = { firmId: firm.firmId }
  const expenseId = requireIdParam(args, 'expenseId')
  const [{ t }, expense, choices] = await Promise.all([
    getVisit(args),
    call(expensesContract.get, { ...inFirm, expenseId }),
    call(expensesContract.choices, inFirm),
  ])
  if (!expense.actions.includes('reimburse')) throw new AppError('conflict', 'Nothing to pay back')
  const { accounts, usualAccount, today } = choices
  const initial = { date: today, account: usualAccount }
  const head = pageMeta(args, { title: t('expenses')('reimburse.title') })
  return { head, expense, accounts, initial }
}

/** Pays the claim back, or says at which field it can't be. */
export const action = formAction({
  schema: ReimburseInput,
  send: ({ call, firmId, form, id }, value) =>
    call(expensesContract.reimburse, { ...value, firmId, expenseId: id('expenseId') }, form),
  done: ({ firmId, id, t }, result) => ({
    to: expensePath(firmId, id('expenseId')),
    message: t('expenses')('reimburse.done', { name: result.madeByName }),
  }),
})

export default function ReimburseRoute() {
  const { expense, accounts, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const { language } = usePage()
  const { money } = useFormat()
  const { firm } = useFirm()
  const back = expensePath(firm.firmId, expense.id)
  const labels = { date: t('field.date'), account: t('reimburse.account') }
  const { payee, number, amount, currency, madeByName: name } = expense
  const options = accounts.map((account) => ({
    value: account.code,
    label: accountName(account, language),
  }))
  return (
    <>
      <PageHead
        title={t('reimburse.title')}
        sentence={t('reimburse.sentence', { name, amount: money(amount, currency) })}
        crumb={{ href: back, label: `${number} ${payee}` }}
      />
      <PageForm
        refusal={refusal}
        initial={initial}
        labels={labels}
        id="reimburse-form"
        submit={t('detail.reimburse')}
        cancelHref={back}
      >
        <FormSection title={t('reimburse.how')} words={t('reimburse.words')}>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <SelectField name="account" options={options} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
