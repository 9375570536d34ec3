import type { LandedShare } from '#contract/stock/landed-shares.ts'
import type { StockAction, StockDocument, StockDocumentKind } from '#contract/stock/stock.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { inPackages } from '../../catalogue/items/index.ts'
import {
  documentFor,
  documentsOfSource,
  getStoredDocument,
  lineSums,
  linesOf,
  movesOut,
  type StoredDocument,
  type StoredLine,
} from './document-reader.ts'
import { landedOfDocument } from './landed/reader.ts'
import { lotsOfDocument } from './lots/reader.ts'
import { quantityText } from './quantity.ts'
import { stockItems } from './stock-items.ts'

/** A document as people see it, or as somebody does whose role reaches a part alone. @throws AppError not_found */
export function shownDocument(
  reader: Reader,
  id: string,
  viewer?: { actor: Actor },
): StockDocument {
  const document = viewer ? documentFor(reader, viewer, id) : getStoredDocument(reader, id)
  const lines = linesOf(reader, id)
  const items = stockItems(
    reader,
    lines.map(({ itemId }) => itemId),
  )
  const sums = lineSums(reader, id)
  const lots = lotsOfDocument(reader, id)
  const landed = landedOfDocument(reader, document)
  const isLanded = document.kind === 'landedCost'
  const landedAt = (at: number) => sumOf(landed.filter(({ position }) => position === at))
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
        tracking: item?.tracking ?? 'none',
        lots: lots.get(position)?.lots ?? [],
        toAssign: quantityText(lots.get(position)?.toAssign ?? 0),
        // Some can add to one item and take from another; all else goes one way.
        cost: isLanded ? landedAt(position) : goesBothWays(document.kind) ? cost : Math.abs(cost),
      }
    }),
    landed,
    actions: [
      ...actionsOf(reader, document, lines),
      ...([...lots.values()].some(({ toAssign }) => toAssign > 0) ? ['assign' as const] : []),
    ],
  }
}

function actionsOf(
  reader: Reader,
  { id, kind, state, sourceKind }: StoredDocument,
  lines: readonly StoredLine[],
): StockAction[] {
  const actions: StockAction[] = []
  if (state === 'open' && kind === 'delivery') actions.push('deliver', 'closeRest')
  if (state === 'open' && kind === 'transfer') actions.push('arrive')
  const isOut = kind === 'delivery' && lines.some(({ done }) => done > 0)
  if (isOut && movesOut(reader, id).some(({ left }) => left > 0)) actions.push('return')
  const canBeUndone = isMadeKind(kind) || kind === 'landedCost'
  const isUndoing = sourceKind === 'stockDocument'
  if (canBeUndone && !isUndoing && documentsOfSource(reader, id).length === 0) actions.push('undo')
  return actions
}

function goesBothWays(kind: StoredDocument['kind']): boolean {
  return kind === 'adjustment' || isMadeKind(kind)
}

function sumOf(shares: readonly LandedShare[]): number {
  return shares.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** Writes down that a document was made; gives it as it is shown. */
export function auditMade(
  writer: Writer,
  { id, number }: { id: string; number: string },
): ReturnType<typeof shownDocument> {
  const after = shownDocument(writer, id)
  const made = { entity: 'stockDocument', entityId: id, action: 'create' } as const
  writer.audit({ ...made, after, title: number })
  return after
}

/** Kinds of documents that make a kit of its components, or components of a kit. */
export type MadeKind = Extract<StockDocumentKind, 'assembly' | 'disassembly'>

export function isMadeKind(kind: StockDocumentKind): kind is MadeKind {
  return kind === 'assembly' || kind === 'disassembly'
}
