import type { AskedCodes } from '#contract/catalogue/item-tracking.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { StockDocument, StockDocumentInput, StockLineInput } from '#contract/stock/stock.ts'
import { transitId } from '#contract/stock/warehouses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { inOwnUnit, unitMeant, unitsOfItem } from '../../catalogue/items/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { partsOfKits } from './assemble.ts'
import { shareOf } from './cost.ts'
import { isMadeKind, shownDocument } from './document-view.ts'
import { insertDocument, type NewLine } from './document-writer.ts'
import { asksForCodes } from './lots/asks-for-codes.ts'
import type { NamedLots } from './lots/choose.ts'
import { costOf, unitsOf } from './quantity.ts'
import { type NewMove, recordMoves } from './record-moves.ts'
import { requireDate } from './require-date.ts'
import { matchStockItems, type StockItem } from './stock-items.ts'
import { listWarehouses } from './warehouses.ts'

/** `quantity` in the item's own unit, `written` in the one that the cost is of. */
type ReadLine = {
  item: StockItem
  quantity: number
  written: number
  unit: string
  unitSize: string
  unitCost: string
  named: NamedLots
}

/** A document whose lines may say how large their unit was when they were ordered. */
type NewStockDocument = Omit<StockDocumentInput, 'lines'> & {
  lines: readonly (Omit<StockLineInput, keyof AskedCodes> &
    Partial<AskedCodes> & { unitSize?: string })[]
  /** Nobody was asked for batches and serial numbers: they are assigned later. */
  isUnasked?: boolean
}

/**
 * Receives, delivers, transfers, adjusts, assembles or takes apart, with its postings.
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
  const parts = isMadeKind(kind)
    ? partsOfKits(writer, { kind, warehouseId }, lines)
    : { lines: ownLines(lines, isOpen), moves: movesOf(writer, input, lines) }
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
    parts.lines,
  )
  recordMoves(writer, context, { documentId: document.id, kind, date, confirmsCosts }, parts.moves)
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

function ownLines(lines: readonly ReadLine[], isOpen: boolean): NewLine[] {
  return lines.map(({ item, quantity, unit, unitSize }) => ({
    itemId: item.id,
    unit,
    unitSize,
    quantity,
    done: isOpen ? 0 : quantity,
  }))
}

function readLines(reader: Reader, input: NewStockDocument): ReadLine[] {
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
  const isMade = isMadeKind(input.kind)
  const lines: ReadLine[] = []
  for (const [at, line] of input.lines.entries()) {
    const { item: text, quantity, unitCost } = line
    const found = matchStockItems(reader, text)
    const [item] = found
    const isNone = item?.isKit === 1 && item.isListed === 0
    if (!item || isNone) fields[`lines.${at}.item`] = { key: 'unknownStockItem' }
    else if (isMade && item.isKit === 0) fields[`lines.${at}.item`] = { key: 'notAKit' }
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
    const { codes = [], expires = '' } = line
    if (codes.length === 0 && !input.isUnasked && asksForCodes(item, input.kind)) {
      fields[`lines.${at}.codes`] = { key: 'required' }
    }
    if (codes.length > 0 && (item.tracking === 'none' || isMade)) {
      fields[`lines.${at}.codes`] = { key: isMade ? 'codesLater' : 'notTracked' }
    }
    lines.push({
      item,
      quantity: own,
      written,
      unit,
      unitSize,
      unitCost,
      named: { at, codes, expires },
    })
  }
  refuseProblems(fields, 'The stock document has fields to correct')
  return lines
}

function movesOf(reader: Reader, input: NewStockDocument, lines: readonly ReadLine[]): NewMove[] {
  const { baseCurrency } = getFirmProfile(reader)
  const { kind, warehouseId, toWarehouseId, isOnItsWay, reason } = input
  return lines.flatMap(({ item, quantity, written, unitCost, named }, line): NewMove[] => {
    const base = { line, itemId: item.id, warehouseId, quantity, named }
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
