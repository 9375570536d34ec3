import { ItemAdder } from '../components/lines/item-adder.tsx'
import { LinesTable } from '../components/lines/lines-table.tsx'
import type { EditorTexts } from '../components/lines/texts.ts'
import { useLineKeys } from '../components/lines/use-line-keys.ts'
import { useLiveDraft } from '../components/lines/use-live-draft.ts'
import type { DraftLine, RateChoice } from '../draft/draft.ts'
import { draftTotals } from '../draft/draft-totals.ts'
import { addLine, type DraftFrame, draftState, keyed } from '../state/draft.state.ts'

export type InvoiceEditorProps = {
  lines: DraftLine[]
  frame: DraftFrame
  rates: RateChoice[]
  usualTax: string
  /** BCP 47 tag numbers are typed and shown in. */
  locale: string
  texts: EditorTexts
  /** Words for problems, by the line's place and the name of the field in it. */
  problems: Record<string, Record<string, string>>
  itemProblem?: string
  typedItem: string
  /** Where items are searched, up to the `?`. */
  searchPath: string
  canSearch: boolean
  /** Whether the page holds work that was not saved. */
  isUnsaved: boolean
}

/** The lines of an invoice: quick to write by keyboard, with amounts as they are typed. */
export default function InvoiceEditor(props: InvoiceEditorProps) {
  const { rates, usualTax, locale, texts } = props
  const keys = useLineKeys(usualTax)
  const live = useLiveDraft(keys.root, props.lines, props.isUnsaved)
  const lines = live.isLive ? live.lines : keyed(props.lines)
  const frame = live.isLive ? live.frame : props.frame
  const totals = draftTotals({ ...frame, lines }, rates, locale)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its inputs and buttons let through
    <div ref={keys.root} onClick={keys.onClick} onKeyDown={keys.onKeyDown}>
      <LinesTable
        lines={lines}
        amounts={totals.lineAmounts}
        currency={totals.currency}
        locale={locale}
        rates={rates}
        texts={texts}
        problems={props.problems}
      />
      <ItemAdder
        texts={texts}
        problem={props.itemProblem}
        typed={props.typedItem}
        isLive={live.isLive}
        canSearch={props.canSearch}
        searchAddress={`${props.searchPath}?${new URLSearchParams(termsOf(frame))}`}
        onItem={({ line }) => keys.focusLine(addItemLine(line), 'quantity')}
        onText={keys.addBlank}
      />
    </div>
  )
}

function termsOf({ currency, priceMode, exchangeRate }: DraftFrame) {
  return { currency, priceMode, exchangeRate }
}

/** An item takes the place of a last line that nobody wrote in. */
function addItemLine(line: DraftLine): string {
  const last = draftState.lines.at(-1)
  const isBlank = last && last.itemId === '' && last.description === '' && last.unitPrice === ''
  if (isBlank) draftState.lines.pop()
  return addLine(line)
}
