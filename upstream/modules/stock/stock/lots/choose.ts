import { AppError } from '#contract/core/errors.ts'
import { transitId } from '#contract/stock/warehouses.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { quantityText } from '../quantity.ts'
import type { StockItem } from '../stock-items.ts'
import { insertLot, lotOfCode, type StoredLot, setLotFacts } from './writer.ts'

/** What a person named: the codes, and at which line of what was sent. */
export type NamedLots = { at: number; codes: readonly string[]; expires?: string }

/** How much of one batch or serial number; always above zero. */
export type Share = { lotId: string; quantity: number }

/** One unit, which is what a serial number is of. */
export const oneUnit = 10_000

type MoveOfLots = {
  kind: string
  documentId: string
  warehouseId: string
  date: string
  /** Above zero. */
  quantity: number
}

function problem(at: number, key: string, params?: Record<string, string>): AppError {
  const fields = { [`lines.${at}.codes`]: { key, ...(params && { params }) } }
  return new AppError('invalid', key, { fields })
}

/**
 * How much each code stands for: all of the quantity, or one unit each of serial numbers.
 * @throws AppError invalid when there are more or fewer codes than units, or one is there twice
 */
function perCode(item: StockItem, { at, codes }: NamedLots, quantity: number): number {
  if (item.tracking === 'batches') {
    if (codes.length > 1) throw problem(at, 'oneBatch')
    return quantity
  }
  if (codes.length * oneUnit !== quantity) {
    const params = { count: String(codes.length), wanted: quantityText(quantity) }
    throw problem(at, 'serialsCount', params)
  }
  const twice = codes.find((code, place) => codes.indexOf(code) !== place)
  if (twice !== undefined) throw problem(at, 'serialTwice', { code: twice })
  return oneUnit
}

/**
 * The batches or serial numbers that come in under the named codes; new ones are added.
 * @throws AppError invalid for a serial number that is there already, another date of a known batch
 */
export function lotsComingIn(
  writer: Writer,
  context: FirmContext,
  item: StockItem,
  named: NamedLots,
  quantity: number,
): Share[] {
  const each = perCode(item, named, quantity)
  const expires = named.expires ?? ''
  return named.codes.map((code) => {
    const known = lotOfCode(writer, item.id, code)
    if (!known)
      return { lotId: insertLot(writer, context, item, { code, expires }).id, quantity: each }
    if (item.tracking === 'serials' && known.quantity > 0) {
      throw problem(named.at, 'serialThere', { code })
    }
    if (expires !== '' && known.expires !== expires) {
      if (known.expires !== '') {
        const fields = {
          [`lines.${named.at}.expires`]: { key: 'otherExpiry', params: { date: known.expires } },
        }
        throw new AppError('invalid', 'The batch has another expiry date', { fields })
      }
      setLotFacts(writer, context, item, known, { code, expires })
    }
    return { lotId: known.id, quantity: each }
  })
}

/**
 * The batches or serial numbers that go out under the named codes.
 * @throws AppError invalid for a code that is unknown, of which too little is there on the day or ever
 *   after, or that has expired and is to be delivered
 */
export function lotsNamed(
  reader: Reader,
  item: StockItem,
  named: NamedLots,
  move: MoveOfLots,
): Share[] {
  const each = perCode(item, named, move.quantity)
  return named.codes.map((code) => {
    const lot = lotOfCode(reader, item.id, code)
    if (!lot) throw problem(named.at, 'unknownLot', { code })
    const spare = spareOf(reader, lot.id, move)
    if (spare < each) {
      throw problem(named.at, 'notEnoughOfLot', { code, maximum: quantityText(Math.max(0, spare)) })
    }
    if (isExpired(lot, move)) throw problem(named.at, 'lotExpired', { code, date: lot.expires })
    return { lotId: lot.id, quantity: each }
  })
}

/** What has expired leaves by an adjustment or a transfer alone. */
function isExpired({ expires }: Pick<StoredLot, 'expires'>, { kind, date }: MoveOfLots): boolean {
  return expires !== '' && expires < date && kind !== 'adjustment' && kind !== 'transfer'
}

/** Batches that go out without anybody naming them: the first to expire first, as far as they last. */
export function lotsByExpiry(reader: Reader, item: StockItem, move: MoveOfLots): Share[] {
  const shares: Share[] = []
  let left = move.quantity
  for (const lot of lotsThere(reader, item.id, move.warehouseId)) {
    if (left === 0) break
    if (isExpired(lot, move)) continue
    const taken = Math.min(left, Math.max(0, spareOf(reader, lot.id, move)))
    if (taken > 0) shares.push({ lotId: lot.id, quantity: taken })
    left -= taken
  }
  return shares
}

function lotsThere({ sql }: Reader, itemId: string, warehouseId: string) {
  return sql
    .exec<{ id: string; expires: string }>(
      `select lot.id, lot.expires from stock_lot_balances as place
       join stock_lots as lot on lot.id = place.lot_id
       where place.item_id = ? and place.warehouse_id = ? and place.quantity > 0
       order by lot.expires = '', lot.expires, lot.id`,
      itemId,
      warehouseId,
    )
    .toArray()
}

/** How much of a batch can leave a warehouse on a day without missing then or later. */
function spareOf(
  { sql }: Reader,
  lotId: string,
  { warehouseId, date }: Pick<MoveOfLots, 'warehouseId' | 'date'>,
): number {
  return sql
    .exec<{ spare: number }>(
      `with days as (select date, sum(quantity) as quantity from stock_lot_moves
         where lot_id = ?1 and warehouse_id = ?2 group by date),
       sums as (select date, sum(quantity) over (order by date) as total from days)
       select min(spare) as spare from (
         select coalesce(sum(quantity), 0) as spare from days where date <= ?3
         union all select total from sums where date > ?3)`,
      ...[lotId, warehouseId, date],
    )
    .one().spare
}

/** What of a transfer is on its way, in the order in which it left; the named ones of it alone. */
export function lotsOnTheirWay(
  reader: Reader,
  { documentId, quantity }: MoveOfLots,
  named: NamedLots | undefined,
): Share[] {
  const rows = reader.sql.exec<Share & { code: string }>(
    `select lot_id as lotId, lot.code, sum(part.quantity) as quantity
     from stock_lot_moves as part join stock_lots as lot on lot.id = part.lot_id
     where part.document_id = ? and part.warehouse_id = ? group by lot_id
     having sum(part.quantity) > 0 order by min(part.sequence)`,
    ...[documentId, transitId],
  )
  return upTo(rows.toArray(), quantity, named)
}

/** What went out with a move and has not come back, the named ones of it alone. */
export function lotsToComeBack(
  reader: Reader,
  originId: string,
  quantity: number,
  named: NamedLots | undefined,
): Share[] {
  const rows = reader.sql.exec<Share & { code: string }>(
    `select part.lot_id as lotId, lot.code, 0 - sum(part.quantity) as quantity
     from stock_lot_moves as part join stock_lots as lot on lot.id = part.lot_id
     where part.move_id = ?1
       or part.move_id in (select id from stock_moves where origin_id = ?1)
     group by part.lot_id having sum(part.quantity) < 0 order by min(part.sequence)`,
    originId,
  )
  return upTo(rows.toArray(), quantity, named)
}

function upTo(
  rows: readonly (Share & { code: string })[],
  quantity: number,
  named: NamedLots | undefined,
): Share[] {
  const codes = named && named.codes.length > 0 ? named.codes : undefined
  const unknown = codes?.find((code) => rows.every((row) => row.code !== code))
  if (named && unknown !== undefined) throw problem(named.at, 'unknownLot', { code: unknown })
  let left = quantity
  return rows.flatMap(({ lotId, code, quantity: there }) => {
    if (codes && !codes.includes(code)) return []
    const taken = Math.min(left, there)
    left -= taken
    return taken > 0 ? [{ lotId, quantity: taken }] : []
  })
}
