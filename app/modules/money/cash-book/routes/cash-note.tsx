import { useActionData, useLoaderData } from '@remix-run/react'
import { useAccountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FieldGrid, MoneyInput, PageHead } from '#app/ui/index.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { CashEntryInput, cashBookContract } from '#contract/money/cash-book.ts'
import { cashBookPath } from '../paths.ts'
import { requireCashAccount } from '../require-cash-account.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, cashAccountCode: requireCashAccount(args) }
  const choices = await call(cashBookContract.choices, ids)
  const head = pageMeta(args, { title: t('cash-book')('note.title') })
  return { head, choices, code: ids.cashAccountCode }
}

/** Notes money that came in or went out without a document of its own. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, cashAccountCode: requireCashAccount(args) }
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const problems: FieldProblems = {}
  const amount = moneyAt(form.data, 'amount', firm.baseCurrency, problems)
  if (amount === 0 && !problems.amount) problems.amount = { key: 'required' }
  const { value, refusal } = parseForm(CashEntryInput, form, { amount: amount || 1 })
  if (refusal || Object.keys(problems).length > 0) {
    return refuse({ values: form.values, problems: { ...refusal?.problems, ...problems } })
  }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(cashBookContract.note, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const path = cashBookPath(firm.firmId, ids.cashAccountCode, value.date.slice(0, 7))
  return redirectWithToast(args, path, { type: 'success', message: t('cash-book')('done.note') })
}

export default function CashNoteRoute() {
  const { choices, code } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('cash-book')
  const nameOf = useAccountName()
  const { money } = useFormat()
  const { firm } = useFirm()
  const back = cashBookPath(firm.firmId, code)
  const currency = firm.baseCurrency
  const labels = {
    direction: t('note.direction'),
    amount: t('note.amount', { currency }),
    date: t('note.date'),
    account: t('note.account'),
    text: t('note.text'),
  }
  const directions = ['out', 'in'].map((value) => ({ value, label: t(`note.${value}`) }))
  const accounts = choices.accounts.map((one) => ({ value: one.code, label: nameOf(one) }))
  const initial = { direction: 'out', date: choices.today, account: choices.usual }
  return (
    <>
      <PageHead title={t('note.title')} crumb={{ href: back, label: t('menu.cashBook') }} />
      <PageForm
        id="note-form"
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('note.submit')}
        cancelHref={back}
      >
        <FormSection
          title={t('note.what')}
          words={t('note.words', { amount: money(choices.balance, currency) })}
        >
          <FieldGrid>
            <SelectField name="direction" options={directions} />
            <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
            <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
            <SelectField name="account" options={accounts} />
          </FieldGrid>
          <TextField name="text" maxLength={200} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
