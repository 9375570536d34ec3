import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import type { DraftLine, RateChoice } from '../documents/draft/draft.ts'
import { draftTotals, type SumRules } from '../documents/draft/draft-totals.ts'
import { ItemAdder } from '../documents/lines/item-adder.tsx'
import { LinesTable } from '../documents/lines/lines-table.tsx'
import type { EditorTexts, LineBoxTexts } from '../documents/lines/texts.ts'
import { useLineKeys } from '../documents/lines/use-line-keys.ts'
import { useLiveDraft } from '../documents/lines/use-live-draft.ts'
import { addLine, type DraftFrame, draftState, keyed } from '../documents/state/draft.state.ts'

export type DocumentLinesProps = {
  lines: DraftLine[]
  frame: DraftFrame
  rates: RateChoice[]
  centres: CostCentreChoice[]
  boxes: LineBoxTexts[]
  sumRules: SumRules
  usualTax: string
  /** BCP 47 tag numbers are typed and shown in. */
  locale: string
  texts: EditorTexts
  /** Words for problems, by the line's place and the name of the field in it. */
  problems: Record<string, Record<string, string>>
  itemProblem?: string
  typedItem: string
  /** Whom it was for when the page came. */
  partyId: string
  /** Where items are searched, up to the `?`. */
  searchPath: string
  canSearch: boolean
  /** Whether the page holds work that was not saved. */
  isUnsaved: boolean
  /** Whether the first line has the focus when the page comes. */
  goesOnHere: boolean
}

/** The lines of a document: quick to write by keyboard, with amounts as they are typed. */
export default function DocumentLines(props: DocumentLinesProps) {
  const { rates, centres, boxes, sumRules, usualTax, locale, texts } = props
  const keys = useLineKeys(usualTax)
  const live = useLiveDraft(keys.root, props)
  const lines = live.isLive ? live.lines : keyed(props.lines)
  const frame = live.isLive ? live.frame : props.frame
  const totals = draftTotals({ ...frame, lines }, rates, locale, sumRules)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its inputs and buttons let through
    <div ref={keys.root} onClick={keys.onClick} onKeyDown={keys.onKeyDown}>
      <LinesTable
        lines={lines}
        amounts={totals.lineAmounts}
        currency={totals.currency}
        locale={locale}
        rates={rates}
        centres={centres}
        boxes={boxes}
        texts={texts}
        problems={props.problems}
        hasFocus={props.goesOnHere}
      />
      <ItemAdder
        texts={texts}
        problem={props.itemProblem}
        typed={props.typedItem}
        isLive={live.isLive}
        canSearch={props.canSearch}
        searchAddress={`${props.searchPath}?${new URLSearchParams({ ...termsOf(frame), party: live.party?.id ?? props.partyId })}`}
        onItem={({ line }) => keys.focusLine(addItemLine(line), 'quantity')}
        onText={keys.addBlank}
      />
    </div>
  )
}

function termsOf({ issueDate = '', language = '', ...frame }: DraftFrame) {
  const { currency, priceMode, exchangeRate } = frame
  return { currency, priceMode, exchangeRate, issueDate, language }
}

/** An item takes the place of a last line that nobody wrote in. */
function addItemLine(line: DraftLine): string {
  const last = draftState.lines.at(-1)
  const isBlank = last && last.itemId === '' && last.description === '' && last.unitPrice === ''
  if (isBlank) draftState.lines.pop()
  return addLine(line)
}
