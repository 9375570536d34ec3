import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { openingItemsContract } from '#contract/books/opening-items.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { OpeningIntro } from '../components/opening-intro.tsx'
import { TaxedAsPaid } from '../components/taxed-as-paid.tsx'
import { register } from '../register.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const mayCompare = isAllowed(firm, 'ledger:view')
  const [view, balances, onPayment] = await Promise.all([
    loadList(args, register),
    mayCompare ? call(openingItemsContract.balances, { firmId }) : null,
    isAllowed(firm, 'report:view') ? call(taxReturnsContract.getOnPayment, { firmId }) : null,
  ])
  const isTaxedAsPaid = onPayment !== null && onPayment.spans.length > 0
  return { ...view, balances, isTaxedAsPaid }
}

export function action(args: Args) {
  return actOnList(args, register)
}

export default function OpeningListRoute() {
  const { head: _, balances, isTaxedAsPaid, ...view } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? undefined
  const intro = (
    <>
      {isTaxedAsPaid && <TaxedAsPaid />}
      {balances && <OpeningIntro balances={balances} />}
    </>
  )
  return <RegisterList {...view} register={register} outcome={outcome} intro={intro} />
}

export const meta = headOf
