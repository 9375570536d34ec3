import { useActionData, useLoaderData } from '@remix-run/react'
import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Band, SheetPad } from '#app/ui/index.ts'
import { openingItemsContract } from '#contract/books/opening-items.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { OpeningIntro } from '../components/opening-intro.tsx'
import { register } from '../register.tsx'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const mayCompare = isAllowed(firm, 'ledger:view')
  const [view, balances, asPaid] = await Promise.all([
    loadList(args, register),
    mayCompare ? call(openingItemsContract.balances, { firmId }) : null,
    loadSlot('tax.asPaid', access, {}),
  ])
  return { ...view, balances, isTaxedAsPaid: asPaid !== null }
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

/** That an item’s tax waits for its payment, for a firm whose tax is due with the money. */
function TaxedAsPaid() {
  const t = useT('opening-items')
  return (
    <SheetPad>
      <Band tone="info" title={t('asPaid.title')}>
        <p>{t('asPaid.words')}</p>
      </Band>
    </SheetPad>
  )
}
