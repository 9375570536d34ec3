import { useActionData, useLoaderData } from '@remix-run/react'
import { openingItemPath } from '#app/modules/books/opening-items/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { openingItemsContract } from '#contract/books/opening-items.ts'
import { AppError } from '#contract/core/errors.ts'
import { WriteOffPage } from '../components/write-off-form.tsx'
import { takeWriteOff } from '../write-off.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const openingItemId = requireIdParam(args, 'openingItemId')
  const [{ t }, format, item] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(openingItemsContract.get, { firmId: firm.firmId, openingItemId }),
  ])
  if (item.state !== 'open') throw new AppError('conflict', 'Nothing to write off')
  const initial = {
    amount: format.amountInput(Math.abs(item.due), item.currency),
    date: todayIn(format.timeZone),
    reason: '',
  }
  const title = t('payments')('writeOff.title', { number: item.number })
  return { head: pageMeta(args, { title }), item, initial }
}

/** Gives up what is open of the item, or says at which field it can't be. */
export function action(args: Args) {
  const openingItemId = requireIdParam(args, 'openingItemId')
  return takeWriteOff(args, { openingItemId }, (firmId) => openingItemPath(firmId, openingItemId))
}

export default function WriteOffOpeningItemRoute() {
  const { item, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { id, number, partyName: name, due, currency } = item
  const back = openingItemPath(firm.firmId, id)
  return (
    <WriteOffPage
      number={number}
      sentence={t('writeOffOpening.sentence', { name, amount: money(Math.abs(due), currency) })}
      initial={initial}
      refusal={refusal}
      currency={currency}
      cancelHref={back}
      of="writeOffOpening"
    />
  )
}

export const meta = headOf
