import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { LandedBasis } from '#contract/stock/landed-costs.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { requireOpenDate } from '../../../books/ledger/index.ts'
import { weightsOfItems } from '../../../catalogue/items/views.ts'
import { getStoredDocument } from '../document-reader.ts'
import { landedOn } from './reader.ts'

type Received = { moveId: string; itemId: string; date: string; quantity: number; given: number }

/**
 * What the parts of a landed cost are in proportion to; by quantity where nothing was paid for the goods.
 * @throws AppError invalid for an item without a weight, where that is what it goes by
 */
export function sharesBy(reader: Reader, basis: LandedBasis, moves: readonly Received[]): number[] {
  const quantities = moves.map(({ quantity }) => quantity)
  if (basis === 'weight') {
    const items = weightsOfItems(
      reader,
      moves.map(({ itemId }) => itemId),
    )
    return moves.map(({ itemId, quantity }) => {
      const { name = '', weight = '' } = items.get(itemId) ?? {}
      // Ten-thousandths of kilograms by ten-thousandths of units, in thousandths again.
      const grams = Math.round(Number(weight) * 10_000)
      if (grams <= 0) throw invalidField('basis', 'itemWithoutWeight', { name })
      return Math.max(1, Math.round((grams * quantity) / 10_000))
    })
  }
  const byValue = moves.map(({ given }) => given)
  return basis === 'value' && byValue.some((given) => given > 0) ? byValue : quantities
}

/** What is taken off a receipt cannot be more than it carries. @throws AppError invalid */
export function requireCarried(
  reader: Reader,
  moves: readonly Received[],
  parts: readonly Minor[],
): void {
  for (const [at, { moveId, given }] of moves.entries()) {
    if ((parts[at] ?? 0) > given + landedOn(reader, moveId)) {
      throw invalidField('amount', 'moreThanReceived')
    }
  }
}

/**
 * Goods of a closed month are worth what they were then: nothing is put on them any more, or taken off.
 * @throws AppError invalid at `path`, or a conflict where that is empty, with words that say so
 */
export function requireOpenReceipts(
  reader: Reader,
  context: FirmContext,
  moves: readonly { moveId: string; date: string }[],
  path: string,
): void {
  for (const { moveId, date } of moves) {
    try {
      requireOpenDate(reader, date, context)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'locked') throw error
      if (path === '') throw conflictOf('landedOnClosed')
      throw invalidField(path, 'receiptInClosedMonth', { number: numberOf(reader, moveId) })
    }
  }
}

function numberOf(reader: Reader, moveId: string): string {
  const { documentId } = reader.sql
    .exec<{ documentId: string }>(
      'select document_id as documentId from stock_moves where id = ?',
      moveId,
    )
    .one()
  return getStoredDocument(reader, documentId).number
}
