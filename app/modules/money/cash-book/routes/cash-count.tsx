import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { CountFields, useCountLabels } from '#app/shell/form/count-fields.tsx'
import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readCount } from '#app/shell/form/read-count.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateInput, PageHead } from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { cashBookContract } from '#contract/money/cash-book.ts'
import { cashBookPath } from '../paths.ts'
import { requireCashAccount } from '../require-cash-account.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const code = requireCashAccount(args)
  const { book, today } = await call(cashBookContract.month, {
    firmId: firm.firmId,
    cashAccountCode: code,
  })
  const asked = DateOnly.safeParse(new URL(args.request.url).searchParams.get('date'))
  const head = pageMeta(args, { title: t('cash-book')('count.title') })
  return { head, code, currency: book.currency, date: asked.data ?? today }
}

/** Keeps what was counted; what differs is asked a reason for, and posted. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, cashAccountCode: requireCashAccount(args) }
  const form = await readForm(args.request, { decimals: ['other'], locale })
  const { count, problems } = readCount(form, firm.baseCurrency)
  const date = DateOnly.safeParse(textAt(form.data, 'date'))
  if (!date.success) problems.date = { key: 'invalidDate' }
  if (!date.success || Object.keys(problems).length > 0) {
    return refuse({ values: form.values, problems })
  }
  const { idempotencyKey } = form
  const input = { ...ids, ...count, date: date.data, reason: textAt(form.data, 'reason') }
  const result = await attempt(form, () => call(cashBookContract.count, input, { idempotencyKey }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const path = cashBookPath(firm.firmId, ids.cashAccountCode, date.data.slice(0, 7))
  return redirectWithToast(args, path, { type: 'success', message: t('cash-book')('done.count') })
}

export default function CashCountRoute() {
  const { code, currency, date } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('cash-book')
  const { firm } = useFirm()
  const back = cashBookPath(firm.firmId, code)
  const pieces = useCountLabels(currency, t('count.other', { currency }))
  const labels = { ...pieces, date: t('count.date'), reason: t('count.reason') }
  return (
    <>
      <PageHead title={t('count.title')} crumb={{ href: back, label: t('menu.cashBook') }} />
      <PageForm
        id="count-form"
        refusal={refusal}
        initial={{ date }}
        labels={labels}
        submit={t('count.submit')}
        cancelHref={back}
      >
        <FormSection title={t('count.when')} words={t('count.whenWords')}>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
        </FormSection>
        <CountFields
          currency={currency}
          title={t('count.drawer')}
          words={t('count.drawerWords')}
          otherHint={t('count.otherHint')}
        />
        <FormSection title={t('count.reason')} words={t('count.reasonWords')}>
          <TextField name="reason" maxLength={200} isOptional />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
