import { conflictOf, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { StockDocument, StockUndoInput } from '#contract/stock/stock.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type KitNeed, labourOfKit, needsOfKit } from '../../catalogue/items/index.ts'
import { takenBy } from '../../catalogue/items/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import {
  documentsOfSource,
  getStoredDocument,
  lineSums,
  linesOf,
  movesOfKits,
} from './document-reader.ts'
import { auditMade, isMadeKind, type MadeKind, shownDocument } from './document-view.ts'
import { insertDocument, type NewLine } from './document-writer.ts'
import { tellOrder } from './order-steps.ts'
import { costOf } from './quantity.ts'
import { type NewMove, recordMoves } from './record-moves.ts'
import { requireDate } from './require-date.ts'
import { type StockItem, stockItems } from './stock-items.ts'

type Made = { kind: MadeKind; warehouseId: string }
type KitLine = { item: StockItem; quantity: number; unit: string; unitSize: string }

/** What one kit, which is a line, takes or gives: positive amounts, and the weights of the shares. */
type Part = { itemId: string; quantity: number; weight: number }

/**
 * The lines and moves of kits that are put together or taken apart: the kits as they were written,
 * then their components.
 * @throws AppError invalid for a kit that is made of nothing
 */
export function partsOfKits(
  reader: Reader,
  of: Made,
  kits: readonly KitLine[],
): { lines: NewLine[]; moves: NewMove[] } {
  const { baseCurrency } = getFirmProfile(reader)
  const fields: FieldProblems = {}
  const found = kits.map(({ item, quantity }, at) => {
    const needs = needsOfKit(reader, item.id)
    if (needs.length === 0) fields[`lines.${at}.item`] = { key: 'noComponents' }
    const labour = costOf(quantity, labourOfKit(reader, item.id), baseCurrency)
    return { parts: partsOf(reader, of.kind, needs, quantity), labour }
  })
  refuseProblems(fields, 'The kit has fields to correct')
  return together(
    of,
    kits.map(({ item, ...line }, at) => ({
      ...line,
      itemId: item.id,
      parts: found[at]?.parts ?? [],
      labour: found[at]?.labour ?? 0,
    })),
  )
}

function partsOf(
  reader: Reader,
  kind: Made['kind'],
  needs: readonly KitNeed[],
  kits: number,
): Part[] {
  const items = stockItems(
    reader,
    needs.map(({ itemId }) => itemId),
  )
  const parts = needs.flatMap(({ itemId, net, gross }) => {
    const quantity = takenBy(kits, kind === 'assembly' ? gross : net)
    const item = items.get(itemId)
    const worth = item && item.quantity > 0 ? (item.value * quantity) / item.quantity : 0
    return quantity === 0 ? [] : [{ itemId, quantity, weight: Math.max(0, Math.round(worth)) }]
  })
  return weighed(parts)
}

type WholeKit = Omit<KitLine, 'item'> & { itemId: string; parts: Part[]; labour: number }

function together(
  { kind, warehouseId }: Made,
  kits: readonly WholeKit[],
): { lines: NewLine[]; moves: NewMove[] } {
  const sign = kind === 'assembly' ? 1 : -1
  const lines: NewLine[] = kits.map(({ itemId, quantity, unit, unitSize }) => {
    const signed = sign * quantity
    return { itemId, unit, unitSize, quantity: signed, done: signed }
  })
  const moves: NewMove[] = []
  for (const [kitLine, { itemId, quantity, parts, labour }] of kits.entries()) {
    const base = { warehouseId, kitLine, counter: 'assemblyLabour' }
    const kit = { ...base, line: kitLine, itemId, quantity: sign * quantity, given: labour }
    if (kind === 'disassembly') moves.push(kit)
    for (const part of parts) {
      const signed = 0 - sign * part.quantity
      moves.push({
        ...base,
        line: lines.length,
        itemId: part.itemId,
        quantity: signed,
        ...(kind === 'disassembly' && { given: part.weight }),
      })
      lines.push({ itemId: part.itemId, quantity: signed, done: signed })
    }
    if (kind === 'assembly') moves.push(kit)
  }
  return { lines, moves }
}

/**
 * Takes apart again what was assembled, components that were lost included, or assembles what was
 * taken apart; a document of its own.
 * @throws AppError not_found, invalid, locked; conflict when it was undone, or is an undoing itself
 */
export function undoAssembly(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  { date, confirmsCosts }: StockUndoInput,
): StockDocument {
  const document = getStoredDocument(writer, documentId)
  const { warehouseId, number } = document
  if (!isMadeKind(document.kind) || document.sourceKind === 'stockDocument') {
    throw conflictOf('notToUndo')
  }
  if (isUndone(writer, documentId)) throw conflictOf('alreadyUndone')
  requireDate(writer, context, date)
  if (date < document.date) throw conflictOf('beforeDocument')
  const kind = document.kind === 'assembly' ? 'disassembly' : 'assembly'
  const moves = movesOfKits(writer, documentId)
  const kits = linesOf(writer, documentId).flatMap((line): WholeKit[] => {
    const own = moves.filter(({ kitLine }) => kitLine === line.position)
    const kit = own.find((move) => move.line === line.position)
    if (!kit) return []
    const parts = own
      .filter((move) => move !== kit)
      .map(({ itemId, quantity, value }) => ({
        itemId,
        quantity: Math.abs(quantity),
        weight: Math.abs(value),
      }))
    const { itemId, unit, unitSize } = line
    const quantity = Math.abs(line.quantity)
    return [{ itemId, unit, unitSize, quantity, labour: kit.given ?? 0, parts: weighed(parts) }]
  })
  const { lines, moves: opposite } = together({ kind, warehouseId }, kits)
  const source = { sourceKind: 'stockDocument', sourceId: documentId, sourceNumber: number }
  const head = { kind, state: 'done', date, warehouseId, partner: '', ...source } as const
  const made = insertDocument(writer, context, head, lines)
  recordMoves(writer, context, { documentId: made.id, kind, date, confirmsCosts }, opposite)
  tellOrder(writer, context, document)
  return auditMade(writer, made)
}

/** Of what nobody knows the worth, each unit counts the same. */
function weighed(parts: Part[]): Part[] {
  if (parts.some(({ weight }) => weight > 0)) return parts
  return parts.map((part) => ({ ...part, weight: part.quantity }))
}

type Making = {
  date: string
  warehouseId: string
  /** What is made, and how many: ten-thousandths of its own unit. */
  itemId: string
  quantity: number
  /** What that took off the shelf. */
  parts: readonly { itemId: string; quantity: number }[]
  source: { kind: string; id: string; number: string }
}

/**
 * Puts together by what was really used: what is made costs what its components did, with its labour.
 * Where nothing came of them, they are written off.
 * @returns the id of the document. @throws AppError locked; invalid where some are missing; conflict
 *   `costsChange` where later moves would cost something else, for whom may not adjust stock
 */
export function makeKit(
  writer: Writer,
  context: FirmContext,
  { date, warehouseId, itemId, quantity, parts, source }: Making,
): string {
  requireDate(writer, context, date)
  const isMade = quantity > 0
  const { baseCurrency } = getFirmProfile(writer)
  const labour = isMade ? costOf(quantity, labourOfKit(writer, itemId), baseCurrency) : 0
  const { unit = '' } = stockItems(writer, [itemId]).get(itemId) ?? {}
  const weighedParts = weighed(parts.map((part) => ({ ...part, weight: 0 })))
  const kit = { itemId, quantity, unit, unitSize: '1', parts: weighedParts, labour }
  const { lines, moves } = isMade
    ? together({ kind: 'assembly', warehouseId }, [kit])
    : lost(warehouseId, parts)
  const kind = isMade ? 'assembly' : 'adjustment'
  const document = insertDocument(
    writer,
    context,
    {
      kind,
      state: 'done',
      date,
      warehouseId,
      partner: '',
      ...(!isMade && { reason: 'loss' as const }),
      ...{ sourceKind: source.kind, sourceId: source.id, sourceNumber: source.number },
    },
    lines,
  )
  // Only who may adjust stock accepts that later moves cost something else.
  const confirmsCosts = isAllowed(context.actor, 'stock:adjust')
  recordMoves(writer, context, { documentId: document.id, kind, date, confirmsCosts }, moves)
  writer.audit({
    entity: 'stockDocument',
    entityId: document.id,
    action: 'create',
    after: shownDocument(writer, document.id),
    title: document.number,
  })
  return document.id
}

function lost(warehouseId: string, parts: Making['parts']): { lines: NewLine[]; moves: NewMove[] } {
  return {
    lines: parts.map(({ itemId, quantity }) => ({
      ...{ itemId, quantity: 0 - quantity, done: 0 - quantity },
    })),
    moves: parts.map(({ itemId, quantity }, line) => ({
      ...{ line, itemId, warehouseId, quantity: 0 - quantity, counter: 'inventoryDifference' },
    })),
  }
}

/** Whether what a document made was taken apart again, or the other way round. */
export function isUndone(reader: Reader, documentId: string): boolean {
  return documentsOfSource(reader, documentId).length > 0
}

/** What a document made took off the shelf, what that cost, and whether it was taken apart again. */
export function madeBy(reader: Reader, documentId: string) {
  const { number, date, kind } = getStoredDocument(reader, documentId)
  const lines = linesOf(reader, documentId)
  const sums = lineSums(reader, documentId)
  const isMade = kind === 'assembly'
  return {
    number,
    date,
    isUndone: isUndone(reader, documentId),
    parts: lines
      .filter(({ quantity }) => quantity < 0)
      .map(({ itemId, quantity }) => ({ itemId, quantity: 0 - quantity })),
    cost: isMade
      ? (sums.get(0)?.cost ?? 0)
      : [...sums.values()].reduce((sum, { cost }) => sum - cost, 0),
  }
}
