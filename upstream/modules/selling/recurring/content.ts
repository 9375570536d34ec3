import { AppError } from '#contract/core/errors.ts'
import { RecurringContent } from '#contract/selling/recurring.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import { requireWithinReach } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import {
  copiedTerms,
  documentInput,
  draftValues,
  getDocument,
  linesOf,
  movedInstalments,
} from '../invoicing/index.ts'
import { requireKnownContent } from './fill-content.ts'

/**
 * What stands in the row beside the content: whom it is for and what it comes to.
 * @throws AppError not_found for a customer whom the caller's role does not reach
 */
export function contentValues(reader: Reader, context: FirmContext, content: RecurringContent) {
  const customer = getStoredParty(reader, content.customerId)
  requireWithinReach(context.actor, 'party', customer.createdBy)
  const { document } = draftValues(reader, context, pricedInput(content, content.issueDate))
  return {
    content: JSON.stringify(content),
    customerId: customer.id,
    customerName: customer.name,
    customerOrder: sortKey(customer.name),
    currency: content.currency,
    net: document.net,
    total: document.total,
  }
}

/**
 * As `invoiceInput`, to be added up alone: sums in its own currency need no rate, and that of the
 * day it is made on may not be known yet.
 */
export function pricedInput(content: RecurringContent, day: string) {
  return { ...invoiceInput(content, day), exchangeRate: content.exchangeRate || '1' }
}

/** An invoice with a content, dated and supplied on a day. */
export function invoiceInput(content: RecurringContent, day: string) {
  const instalments = movedInstalments(content, day)
  return { ...content, issueDate: day, supplyDate: day, dueDate: null, instalments }
}

/**
 * What an invoice tells machines, to be told of each that is made.
 * @throws AppError not_found
 */
export function termsOfInvoice(reader: Reader, invoiceId: string): string {
  return JSON.stringify(copiedTerms(getDocument(reader, invoiceId)))
}

/** What an invoice says. @throws AppError not_found; invalid for unknown names in braces */
export function contentOfInvoice(reader: Reader, invoiceId: string): RecurringContent {
  const row = getDocument(reader, invoiceId)
  if (row.kind !== 'invoice') throw new AppError('not_found', 'No such invoice')
  const input = documentInput(row, linesOf(reader, invoiceId))
  // The rate of each invoice's own day.
  const content = RecurringContent.parse({ ...input, exchangeRate: '' })
  requireKnownContent(content)
  return content
}
