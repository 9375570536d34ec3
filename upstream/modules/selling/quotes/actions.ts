import { needsOf } from '#contract/core/endpoint.ts'
import { type Holder, isAllowed, type Permission } from '#contract/core/roles.ts'
import { type QuoteAction, quotesContract } from '#contract/selling/quotes.ts'
import type { Reader } from '../../../firm/store.ts'
import { isOrderDelivered } from '../../stock/stock/index.ts'
import { hasGoods } from './deliver.ts'
import type { QuoteRecord } from './reader.ts'

const byState: Record<QuoteRecord['state'], readonly QuoteAction[]> = {
  draft: ['edit', 'issue', 'duplicate'],
  open: ['send', 'accept', 'decline', 'revise', 'convert', 'duplicate'],
  accepted: ['order', 'reserve', 'convert', 'duplicate'],
  declined: ['revise', 'duplicate'],
  expired: ['revise', 'accept', 'duplicate'],
  ordered: ['duplicate'],
  invoiced: ['duplicate'],
}

/** What is asked for beyond the right to edit. */
const needs: { readonly [Action in QuoteAction]?: Permission } = {
  convert: needsOf(quotesContract.convert),
  deleteDraft: needsOf(quotesContract.deleteDraft),
}

/** What somebody can have done to a quote now. */
export function actionsFor(
  reader: Reader,
  { id, state, number }: QuoteRecord,
  holder: Holder,
): QuoteAction[] {
  const actions = byState[state].filter((action) => {
    if (action === 'reserve') return hasGoods(reader, id)
    return action !== 'order' || !isOrderDelivered(reader, id)
  })
  // A draft that was issued before keeps its number, so it stays.
  if (state === 'draft' && number === null) actions.push('deleteDraft')
  return actions.filter((action) => isAllowed(holder, needs[action] ?? 'quote:edit'))
}
