import { useShared } from '#app/islands/use-shared.ts'
import { Button } from '#app/ui/button.tsx'
import type { RateChoice } from '../documents/draft/draft.ts'
import { type DraftTotals, draftTotals, type SumRules } from '../documents/draft/draft-totals.ts'
import type { TotalTexts } from '../documents/lines/texts.ts'
import * as styles from '../documents/lines/totals.css.ts'
import { TotalsList } from '../documents/lines/totals-list.tsx'
import { type DraftFrame, draftState } from '../documents/state/draft.state.ts'

export type DocumentTotalsProps = {
  totals: DraftTotals
  frame: DraftFrame
  rates: RateChoice[]
  locale: string
  sumRules: SumRules
  taxName: string
  texts: TotalTexts
  problem?: string
}

/** The totals beside the notes; they follow the lines once the editor lives. */
export default function DocumentTotals(props: DocumentTotalsProps) {
  const { rates, locale, sumRules, texts } = props
  const live = useShared(draftState)
  const totals = live.isLive
    ? draftTotals({ ...live.frame, lines: live.lines }, rates, locale, sumRules)
    : props.totals
  return (
    <>
      <TotalsList
        totals={totals}
        priceMode={live.isLive ? live.frame.priceMode : props.frame.priceMode}
        discount={props.frame.discount}
        locale={locale}
        taxName={props.taxName}
        texts={texts}
        problem={props.problem}
      />
      {totals.unread && <p className={styles.unread}>{texts['editor.unread']}</p>}
      {!live.isLive && (
        <Button size="s" kind="ghost" icon="refresh-cw" name="intent" value="totals">
          {texts['editor.updateTotals']}
        </Button>
      )}
    </>
  )
}
