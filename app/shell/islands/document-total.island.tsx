import { useShared } from '#app/islands/use-shared.ts'
import { amountText } from '../documents/draft/amount-text.ts'
import type { RateChoice } from '../documents/draft/draft.ts'
import { draftTotals } from '../documents/draft/draft-totals.ts'
import { draftState } from '../documents/state/draft.state.ts'

export type DocumentTotalProps = {
  /** As the server calculated it, minor units. */
  total: number
  currency: string
  rates: RateChoice[]
  locale: string
  leftOutBy?: string | undefined
}

/** The total alone, for the bar that stays in sight on phones. */
export default function DocumentTotal(props: DocumentTotalProps) {
  const { total, currency, rates, locale, leftOutBy } = props
  const live = useShared(draftState)
  if (!live.isLive) return <>{amountText(total, currency, locale, true)}</>
  const totals = draftTotals({ ...live.frame, lines: live.lines }, rates, locale, leftOutBy)
  return <>{amountText(totals.total, totals.currency, locale, true)}</>
}
