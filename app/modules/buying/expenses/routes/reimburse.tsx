import { useActionData, useLoaderData } from '@remix-run/react'
import { accountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
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
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const expenseId = requireIdParam(args, 'expenseId')
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { value, refusal } = parseForm(ReimburseInput, form)
  if (refusal) return refuse(refusal)
  const input = { ...value, firmId: firm.firmId, expenseId }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(expensesContract.reimburse, input, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('expenses')('reimburse.done', { name: result.value.madeByName })
  return redirectWithToast(args, expensePath(firm.firmId, expenseId), { type: 'success', message })
}

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
