import { useShared } from '#app/islands/use-shared.ts'
import { amountText } from '../draft/amount-text.ts'
import type { RateChoice } from '../draft/draft.ts'
import { draftTotals } from '../draft/draft-totals.ts'
import { draftState } from '../state/draft.state.ts'

export type InvoiceTotalProps = {
  /** As the server calculated it, minor units. */
  total: number
  currency: string
  rates: RateChoice[]
  locale: string
}

/** The total alone, for the bar that stays in sight on phones. */
export default function InvoiceTotal({ total, currency, rates, locale }: InvoiceTotalProps) {
  const live = useShared(draftState)
  if (!live.isLive) return <>{amountText(total, currency, locale, true)}</>
  const totals = draftTotals({ ...live.frame, lines: live.lines }, rates, locale)
  return <>{amountText(totals.total, totals.currency, locale, true)}</>
}
