import { useT } from '#app/shell/page-context.tsx'
import { Status, type StatusKind } from '#app/ui/index.ts'
import type { QuoteState } from '#contract/selling/quotes.ts'

const discs: Record<QuoteState, StatusKind> = {
  draft: 'draft',
  open: 'sent',
  accepted: 'paid',
  declined: 'void',
  expired: 'overdue',
  ordered: 'closed',
  invoiced: 'closed',
}

/** The disc of a quote, by where it stands. */
export function discOf(state: QuoteState): StatusKind {
  return discs[state]
}

/** Where a quote stands, as a disc with its word. */
export function QuoteStatus({ state }: { state: QuoteState }) {
  const t = useT('quotes')
  return <Status kind={discOf(state)}>{t(`state.${state}`)}</Status>
}
