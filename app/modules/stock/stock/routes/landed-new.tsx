import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt, textsAt } from '#app/shell/form/form-tree.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { LandedCostInput, landedCostsContract } from '#contract/stock/landed-costs.ts'
import type { CostChange } from '#contract/stock/stock.ts'
import { LandedForm } from '../components/landed-form.tsx'
import { documentPath, documentsPath } from '../paths.ts'
import { changesOf } from '../save-document.server.ts'

const Query = z.object({ bill: Id.optional(), receipt: Id.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { bill, receipt } = readListQuery(Query, args.request)
  const choices = await call(landedCostsContract.choices, {
    firmId: firm.firmId,
    receiptId: receipt,
  })
  const meant = choices.bills.find(({ id }) => id === bill)
  // The form without the bill would spread what another landed cost has spread already.
  if (bill && !meant) {
    const message = t('stock')('landed.nothingLeft')
    throw await redirectWithToast(args, documentsPath(firm.firmId), { type: 'info', message })
  }
  const initial = {
    billId: meant?.id ?? '',
    amount: meant ? format.numberInput(minorToDecimal(meant.left, firm.baseCurrency)) : '',
    basis: 'value',
    note: '',
    receiptIds: receipt ? [receipt] : [],
  }
  return { head: pageMeta(args, { title: t('stock')('landed.new') }), choices, initial }
}

/** Spreads the cost, or says what is wrong or what goods and sales would cost then. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, {
    decimals: ['amount'],
    locale,
    lists: ['receiptIds'],
  })
  const { amount, problem } = readAmount(textAt(form.data, 'amount'), firm.baseCurrency)
  const read = LandedCostInput.safeParse({
    amount,
    basis: textAt(form.data, 'basis'),
    billId: textAt(form.data, 'billId') || null,
    receiptIds: textsAt(form.data, 'receiptIds'),
    note: textAt(form.data, 'note'),
    confirmsCosts: textAt(form.data, 'confirmsCosts') === '1',
  })
  if (!read.success) {
    const problems = { ...fieldProblems(read.error), ...(problem && { amount: problem }) }
    return data({ refusal: { values: form.values, problems }, changes: [] }, { status: 422 })
  }
  let changes: CostChange[] = []
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(
      landedCostsContract.create,
      { ...read.data, firmId: firm.firmId },
      { idempotencyKey },
    ).catch((error) => {
      changes = changesOf(error)
      throw error
    }),
  )
  if (result.refusal) {
    return data({ refusal: result.refusal, changes }, { status: result.status })
  }
  const { id, number } = result.value
  return redirectWithToast(args, documentPath(firm.firmId, id), {
    type: 'success',
    message: t('stock')('form.done', { number }),
  })
}

export default function LandedNewRoute() {
  const { choices, initial } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('stock')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('landed.new')}
        crumb={{ href: documentsPath(firm.firmId), label: t('documents.list.title') }}
      />
      <LandedForm
        choices={choices}
        initial={initial}
        refusal={answer?.refusal}
        changes={answer?.changes ?? []}
      />
    </>
  )
}

export const meta = headOf
