import type { QuoteAction } from '#contract/quotes.ts'
import { type Holder, isAllowed } from '#contract/roles.ts'
import type { QuoteRecord } from './reader.ts'

const byState: Record<QuoteRecord['state'], readonly QuoteAction[]> = {
  draft: ['edit', 'issue', 'duplicate'],
  open: ['send', 'accept', 'decline', 'revise', 'convert', 'duplicate'],
  accepted: ['convert', 'duplicate'],
  declined: ['revise', 'duplicate'],
  expired: ['revise', 'accept', 'duplicate'],
  invoiced: ['duplicate'],
}

/** What somebody can have done to a quote now. */
export function actionsFor({ state, number }: QuoteRecord, holder: Holder): QuoteAction[] {
  const actions = [...byState[state]]
  // A draft that was issued before keeps its number, so it stays.
  if (state === 'draft' && number === null) actions.push('deleteDraft')
  return actions.filter((action) =>
    isAllowed(holder, action === 'convert' ? 'invoice:edit' : 'quote:edit'),
  )
}
