import { AppError, type FieldProblems, invalidField } from '#contract/errors.ts'
import type { StockDocument, StockDocumentInput, StockLineInput } from '#contract/stock.ts'
import { transitId } from '#contract/warehouses.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { inOwnUnit, unitMeant, unitsOfItem } from '../items/index.ts'
import { shareOf } from './cost.ts'
import { shownDocument } from './document-view.ts'
import { insertDocument } from './document-writer.ts'
import { costOf, unitsOf } from './quantity.ts'
import { type NewMove, recordMoves } from './record-moves.ts'
import { matchStockItems, type StockItem } from './stock-items.ts'
import { listWarehouses } from './warehouses.ts'

/** `quantity` in the item's own unit, `written` in the one that the cost is of. */
type Read = {
  item: StockItem
  quantity: number
  written: number
  unit: string
  unitSize: string
  unitCost: string
}

/** A document whose lines may say how large their unit was when they were ordered. */
type NewStockDocument = Omit<StockDocumentInput, 'lines'> & {
  lines: readonly (StockLineInput & { unitSize?: string })[]
}

/**
 * Receives, delivers, transfers or adjusts, with its postings.
 * @param source the record that caused it, where one did
 * @throws AppError invalid; locked; conflict `costsChange`
 */
export function createStockDocument(
  writer: Writer,
  context: FirmContext,
  input: NewStockDocument,
  source?: { kind: string; id: string; number: string },
): StockDocument {
  requireDate(writer, context, input.date)
  const lines = readLines(writer, input)
  const { kind, date, warehouseId, partner, reason, note, confirmsCosts } = input
  const toWarehouseId = kind === 'transfer' ? input.toWarehouseId : null
  const isOpen = kind === 'transfer' && input.isOnItsWay
  const document = insertDocument(
    writer,
    context,
    {
      kind,
      date,
      warehouseId,
      toWarehouseId,
      partner,
      note,
      reason: kind === 'adjustment' ? reason : 'other',
      state: isOpen ? 'open' : 'done',
      ...(source && {
        sourceKind: source.kind,
        sourceId: source.id,
        sourceNumber: source.number,
      }),
    },
    lines.map(({ item, quantity, unit, unitSize }) => ({
      itemId: item.id,
      unit,
      unitSize,
      quantity,
      done: isOpen ? 0 : quantity,
    })),
  )
  const moves = movesOf(writer, input, lines)
  recordMoves(writer, context, { documentId: document.id, kind, date, confirmsCosts }, moves)
  const after = shownDocument(writer, document.id)
  writer.audit({
    entity: 'stockDocument',
    entityId: document.id,
    action: 'create',
    after,
    title: document.number,
  })
  return after
}

/** @throws AppError invalid for a day that has not come */
export function requireDate(reader: Reader, context: FirmContext, date: string): void {
  if (date > firmDate(reader, context)) throw invalidField('date', 'inFuture')
}

function readLines(reader: Reader, input: NewStockDocument): Read[] {
  const fields: FieldProblems = {}
  const usable = listWarehouses(reader).filter(({ isArchived }) => !isArchived)
  const isKnown = (id: string | null) => usable.some((warehouse) => warehouse.id === id)
  if (!isKnown(input.warehouseId)) fields.warehouseId = { key: 'unknownWarehouse' }
  if (input.kind === 'transfer') {
    if (!isKnown(input.toWarehouseId)) fields.toWarehouseId = { key: 'unknownWarehouse' }
    else if (input.toWarehouseId === input.warehouseId) {
      fields.toWarehouseId = { key: 'sameWarehouse' }
    }
  }
  const lines: Read[] = []
  for (const [at, line] of input.lines.entries()) {
    const { item: text, quantity, unitCost } = line
    const found = matchStockItems(reader, text)
    const [item] = found
    if (!item) fields[`lines.${at}.item`] = { key: 'unknownStockItem' }
    else if (found.length > 1) fields[`lines.${at}.item`] = { key: 'severalItems' }
    const meant =
      item &&
      (line.unitSize
        ? { unit: line.unit, size: line.unitSize }
        : unitMeant(reader, item, { ...line, text }))
    if (item && !meant) {
      const params = { units: unitsOfItem(reader, item) }
      fields[`lines.${at}.unit`] = { key: 'unknownUnit', params }
    }
    const written = unitsOf(quantity)
    if (written < 0 && input.kind !== 'adjustment') {
      fields[`lines.${at}.quantity`] = { key: 'negative' }
    }
    if (input.kind === 'receipt' && unitCost === '') {
      fields[`lines.${at}.unitCost`] = { key: 'required' }
    }
    if (!item || !meant) continue
    const { unit, size: unitSize } = meant
    const own = inOwnUnit(written, unitSize)
    if (own === 0) fields[`lines.${at}.quantity`] = { key: 'notPositive' }
    lines.push({ item, quantity: own, written, unit, unitSize, unitCost })
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Stock document', { fields })
  return lines
}

function movesOf(reader: Reader, input: NewStockDocument, lines: readonly Read[]): NewMove[] {
  const { baseCurrency } = getFirmProfile(reader)
  const { kind, warehouseId, toWarehouseId, isOnItsWay, reason } = input
  return lines.flatMap(({ item, quantity, written, unitCost }, line): NewMove[] => {
    const base = { line, itemId: item.id, warehouseId, quantity }
    if (kind === 'receipt') {
      return [{ ...base, given: costOf(written, unitCost, baseCurrency), counter: 'grni' }]
    }
    if (kind === 'delivery') return [{ ...base, quantity: 0 - quantity, counter: 'cogs' }]
    if (kind === 'transfer') {
      const target = isOnItsWay ? transitId : (toWarehouseId ?? '')
      return [
        { ...base, quantity: 0 - quantity },
        { ...base, warehouseId: target },
      ]
    }
    const counter = reason === 'opening' ? 'openingEquity' : 'inventoryDifference'
    if (quantity < 0) return [{ ...base, counter }]
    const given =
      unitCost === '' ? usualCost(item, quantity) : costOf(written, unitCost, baseCurrency)
    return [{ ...base, counter, given }]
  })
}

/** What units that turn up or are missing are worth: as much as those that are there. */
export function usualCost({ quantity: onHand, value }: StockItem, quantity: number): number {
  return onHand > 0 ? shareOf(value, quantity, onHand) : 0
}
