import { useActionData, useLoaderData } from '@remix-run/react'
import { makeDeposit } from '#app/modules/selling/invoicing/index.server.ts'
import { DepositForm, DepositTable } from '#app/modules/selling/invoicing/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { PageHead } from '#app/ui/index.ts'
import { quoteDepositsContract } from '#contract/selling/deposits.ts'
import { quotePath } from '../paths.ts'
import { idOf, loadWithDeposits } from '../quote.server.ts'

export async function loader(args: Args) {
  const { t, quote, deposits } = await loadWithDeposits(args)
  const title = t('invoicing')('deposit.title', { number: quote.number })
  return { head: pageMeta(args, { title }), quote, deposits }
}

/** Makes the draft of a deposit or progress invoice and goes on to it. */
export function action(args: Args) {
  return makeDeposit(args, ({ call, firm: { firmId } }, input, options) =>
    call(quoteDepositsContract.create, { ...input, firmId, quoteId: idOf(args) }, options),
  )
}

export default function QuoteDepositRoute() {
  const { quote, deposits } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { firm, can } = useFirm()
  const t = useT('invoicing')
  const { money } = useFormat()
  const back = quotePath(firm.firmId, quote.id)
  const { total, invoiced, currency, canCreate, rows } = deposits
  const sums = { total: money(total, currency), invoiced: money(invoiced, currency) }
  return (
    <>
      <PageHead
        title={t('deposit.title', { number: quote.number })}
        sentence={t('deposit.sentence', sums)}
        crumb={{ href: back, label: quote.number ?? quote.customerName }}
      />
      {rows.length > 0 && <DepositTable rows={rows} />}
      {canCreate && can('invoice:edit') ? (
        <DepositForm refusal={refusal} currency={currency} cancelHref={back} />
      ) : null}
    </>
  )
}

export const meta = headOf
