import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { inOwnUnit, needsOfKit, sizesOfUnits, unstockedKits } from '../../catalogue/items/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { shareOf } from './cost.ts'
import {
  deliveriesOf,
  linesOf,
  movesOut,
  type StoredDocument,
  type StoredLine,
} from './document-reader.ts'
import { insertDocument, setDone } from './document-writer.ts'
import { endOf } from './layers.ts'
import { quantityText, unitsOf } from './quantity.ts'
import { recordMoves } from './record-moves.ts'
import { stockSettings } from './settings.ts'
import { deliver, reserveOpen, settleOpen, takeBack } from './steps.ts'
import { stockItems } from './stock-items.ts'

/** The document that sold or took something back. */
export type StockSource = { kind: string; id: string; number: string; date: string }

/**
 * `unit` is what the quantity counts: a package of the item, or any other word for its own unit. The
 * cost of what is sold goes to the cost centre of the line, where it has one.
 */
export type SoldLine = {
  id: string
  itemId: string | null
  quantity: string
  unit?: string
  costCentreId?: string
}

type Sold = {
  source: StockSource
  partner: string
  warehouseId: string
  lines: readonly SoldLine[]
  /** Whether what is there goes out at once; the rest stays an open delivery. */
  isAtOnce: boolean
}

/**
 * Writes a delivery of what of a document is kept in stock; nothing where none of it is.
 * @returns whether all of it went out
 * @throws AppError locked
 */
export function deliverSold(
  writer: Writer,
  context: FirmContext,
  { source, partner, warehouseId, lines, isAtOnce }: Sold,
): boolean {
  const wanted = keptInStock(writer, lines).map(({ id, units, ...line }) => ({
    ...written(line),
    quantity: units,
    done: 0,
    sourceLineId: id,
  }))
  if (wanted.length === 0) return true
  const document = insertDocument(
    writer,
    context,
    {
      kind: 'delivery',
      state: 'open',
      ...headOf(source, partner, warehouseId),
    },
    wanted,
  )
  const delivered = isAtOnce ? deliverAtOnce(writer, context, document) : 0
  if (delivered === 0) reserveOpen(writer, context, document)
  return delivered === wanted.length
}

/**
 * Takes what came back off the deliveries of a document: first what is still to be delivered, then
 * what went out, at the cost it went out with.
 * @param returned ten-thousandths of its unit by the line that was delivered
 * @throws AppError locked
 */
export function takeBackSold(
  writer: Writer,
  context: FirmContext,
  soldId: string,
  source: StockSource,
  returned: ReadonlyMap<string | null | undefined, number>,
): void {
  for (const document of deliveriesOf(writer, soldId)) {
    takeOff(writer, context, document, source, returned)
  }
}

/**
 * Takes in what came back of a sale that nobody knows: worth as much as what is there.
 * @throws AppError locked
 */
export function takeInReturned(
  writer: Writer,
  context: FirmContext,
  { source, partner, warehouseId, lines }: Omit<Sold, 'isAtOnce'>,
): void {
  const kept = keptInStock(writer, lines)
  if (kept.length === 0) return
  const document = insertDocument(
    writer,
    context,
    {
      kind: 'return',
      state: 'done',
      ...headOf(source, partner, warehouseId),
    },
    kept.map(({ id, units, ...line }) => ({
      ...written(line),
      quantity: units,
      done: units,
      sourceLineId: id,
    })),
  )
  const of = { documentId: document.id, kind: 'return', date: source.date, confirmsCosts: true }
  recordMoves(
    writer,
    context,
    { ...of, kind: 'return' },
    kept.map(({ itemId, units, onHand, value, costCentreId }, line) => ({
      line,
      itemId,
      warehouseId,
      quantity: units,
      counter: 'cogs',
      costCentreId,
      given: onHand > 0 ? shareOf(value, units, onHand) : 0,
    })),
  )
}

/** Of lines what is kept in stock, kits that are not by their components; how many of each item's own unit. */
export function keptInStock(reader: Reader, lines: readonly SoldLine[]) {
  const named = withComponents(
    reader,
    lines.filter(({ quantity }) => Number(quantity) > 0),
  )
  const items = stockItems(
    reader,
    named.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
  )
  return named.flatMap(({ id, itemId, quantity, unit = '', unitSize, costCentreId = '' }) => {
    const item = items.get(itemId ?? '')
    if (!item || item.isListed === 0) return []
    const units = inOwnUnit(unitsOf(quantity), unitSize)
    if (units === 0) return []
    const { quantity: onHand, value } = item
    return [{ id, itemId: item.id, unit, unitSize, units, onHand, value, costCentreId }]
  })
}

/**
 * Each line with how many of the item's own unit are in its own. A kit that is not kept assembled is
 * what its components are, each with how many of it are in one unit of the kit.
 */
function withComponents(reader: Reader, lines: readonly SoldLine[]) {
  const sizes = sizesOfUnits(reader, lines)
  const kits = unstockedKits(
    reader,
    lines.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
  )
  return lines.flatMap((line, at) => {
    const unitSize = sizes[at] ?? '1'
    if (line.itemId === null || !kits.has(line.itemId)) return [{ ...line, unitSize }]
    return needsOfKit(reader, line.itemId).map(({ itemId, gross }) => ({
      ...line,
      itemId,
      unitSize: quantityText(inOwnUnit(gross, unitSize)),
    }))
  })
}

type Written = { itemId: string; unit: string; unitSize: string; costCentreId: string }

function written({ itemId, unit, unitSize, costCentreId }: Written): Written {
  return { itemId, unit, unitSize, costCentreId }
}

/** Delivers what is there; gives how many lines that were. */
function deliverAtOnce(writer: Writer, context: FirmContext, document: StoredDocument): number {
  const { id, date, warehouseId } = document
  if (date > firmDate(writer, context)) return 0
  const isFree = stockSettings(writer).allowsNegative
  const taken = new Map<string, number>()
  const spare = (itemId: string) => spareFrom(writer, itemId, warehouseId, date)
  const chosen = wholeLines(linesOf(writer, id)).flatMap((together) => {
    const after = new Map(taken)
    for (const { itemId, quantity } of together) {
      after.set(itemId, (after.get(itemId) ?? 0) + quantity)
    }
    const isThere = together.every(({ itemId }) => (after.get(itemId) ?? 0) <= spare(itemId))
    if (!isFree && !isThere) return []
    for (const [itemId, quantity] of after) taken.set(itemId, quantity)
    return together
  })
  if (chosen.length === 0) return 0
  const lines = chosen.map(({ position, quantity }) => ({
    position,
    quantity: quantityText(quantity),
  }))
  const all = { confirmsCosts: true, acceptsMore: false, isUnasked: true }
  deliver(writer, context, id, { date, lines, ...all })
  return chosen.length
}

/** The components of one kit leave together; every other line by itself. */
function wholeLines(lines: readonly StoredLine[]): StoredLine[][] {
  const found = new Map<string, StoredLine[]>()
  for (const line of lines) {
    const key = line.sourceLineId || String(line.position)
    found.set(key, [...(found.get(key) ?? []), line])
  }
  return [...found.values()]
}

/** How much of an item can leave a warehouse on a day without missing then or later. */
export function spareFrom(
  { sql }: Reader,
  itemId: string,
  warehouseId: string,
  date: string,
): number {
  const { date: day, sequence } = endOf(date)
  return sql
    .exec<{ spare: number }>(
      `select min(spare) as spare from (
         select coalesce((select place_after from stock_moves
           where item_id = ?1 and warehouse_id = ?2 and (date, sequence) < (?3, ?4)
           order by date desc, sequence desc limit 1), 0) as spare
         union all
         select place_after from stock_moves
           where item_id = ?1 and warehouse_id = ?2 and date > ?3)`,
      ...[itemId, warehouseId, day, sequence],
    )
    .one().spare
}

function takeOff(
  writer: Writer,
  context: FirmContext,
  document: StoredDocument,
  source: StockSource,
  wantedBack: ReadonlyMap<string | null | undefined, number>,
): void {
  const returned: { position: number; quantity: string }[] = []
  const gone = movesOut(writer, document.id)
  for (const line of linesOf(writer, document.id)) {
    const { position, sourceLineId, quantity, done } = line
    const wanted = inOwnUnit(wantedBack.get(sourceLineId) ?? 0, line.unitSize)
    // Below nothing where more went out than was ordered.
    const open = Math.max(0, Math.min(wanted, quantity - done))
    if (open > 0) setDone(writer, document.id, position, { done, quantity: quantity - open })
    const left = gone
      .filter(({ line }) => line === position)
      .reduce((sum, move) => sum + move.left, 0)
    const back = Math.min(wanted - open, left)
    if (back > 0) returned.push({ position, quantity: quantityText(back) })
  }
  settleOpen(writer, context, { ...document, date: source.date })
  if (returned.length === 0) return
  takeBack(writer, context, document.id, {
    date: source.date,
    lines: returned,
    confirmsCosts: true,
    source,
  })
}

/** The head of a document that goods of something sold leave or come back on. */
function headOf({ date, kind, id, number }: Sold['source'], partner: string, warehouseId: string) {
  return { date, warehouseId, partner, sourceKind: kind, sourceId: id, sourceNumber: number }
}
