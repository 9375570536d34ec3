import { useShared } from '#app/islands/use-shared.ts'
import { amountText } from '../documents/draft/amount-text.ts'
import type { RateChoice } from '../documents/draft/draft.ts'
import { draftTotals, type SumRules } from '../documents/draft/draft-totals.ts'
import { draftState } from '../documents/state/draft.state.ts'

export type DocumentTotalProps = {
  /** As the server calculated it, minor units. */
  total: number
  currency: string
  rates: RateChoice[]
  locale: string
  sumRules: SumRules
}

/** The total alone, for the bar that stays in sight on phones. */
export default function DocumentTotal(props: DocumentTotalProps) {
  const { total, currency, rates, locale, sumRules } = props
  const live = useShared(draftState)
  if (!live.isLive) return <>{amountText(total, currency, locale, true)}</>
  const totals = draftTotals({ ...live.frame, lines: live.lines }, rates, locale, sumRules)
  return <>{amountText(totals.total, totals.currency, locale, true)}</>
}
