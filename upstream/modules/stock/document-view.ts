import type { StockAction, StockDocument } from '#contract/stock.ts'
import type { Reader } from '../../firm/store.ts'
import { inPackages } from '../items/index.ts'
import {
  documentsOfSource,
  getStoredDocument,
  lineSums,
  linesOf,
  movesOut,
  type StoredDocument,
  type StoredLine,
} from './document-reader.ts'
import { quantityText } from './quantity.ts'
import { stockItems } from './stock-items.ts'

/** A document as people see it. @throws AppError not_found */
export function shownDocument(reader: Reader, id: string): StockDocument {
  const document = getStoredDocument(reader, id)
  const lines = linesOf(reader, id)
  const items = stockItems(
    reader,
    lines.map(({ itemId }) => itemId),
  )
  const sums = lineSums(reader, id)
  const { sourceKind, sourceId, sourceNumber } = document
  return {
    ...document,
    source: sourceId ? { kind: sourceKind, id: sourceId, number: sourceNumber } : null,
    lines: lines.map((line) => {
      const { position, itemId, quantity, done, unitSize } = line
      const item = items.get(itemId)
      const { cost = 0, returned = 0 } = sums.get(position) ?? {}
      return {
        position,
        itemId,
        itemName: item?.name ?? '',
        sku: item?.sku ?? '',
        unit: item?.unit ?? '',
        quantity: quantityText(quantity),
        packed:
          unitSize === '1'
            ? null
            : { quantity: quantityText(inPackages(quantity, unitSize)), unit: line.unit },
        done: quantityText(done),
        returned: quantityText(returned),
        // Some can add to one item and take from another; all else goes one way.
        cost: goesBothWays(document.kind) ? cost : Math.abs(cost),
      }
    }),
    actions: actionsOf(reader, document, lines),
  }
}

function actionsOf(
  reader: Reader,
  { id, kind, state, sourceId }: StoredDocument,
  lines: readonly StoredLine[],
): StockAction[] {
  const actions: StockAction[] = []
  if (state === 'open' && kind === 'delivery') actions.push('deliver', 'closeRest')
  if (state === 'open' && kind === 'transfer') actions.push('arrive')
  const isOut = kind === 'delivery' && lines.some(({ done }) => done > 0)
  if (isOut && movesOut(reader, id).some(({ left }) => left > 0)) actions.push('return')
  const isMade = kind === 'assembly' || kind === 'disassembly'
  if (isMade && sourceId === '' && documentsOfSource(reader, id).length === 0) actions.push('undo')
  return actions
}

function goesBothWays(kind: StoredDocument['kind']): boolean {
  return kind === 'adjustment' || kind === 'assembly' || kind === 'disassembly'
}
