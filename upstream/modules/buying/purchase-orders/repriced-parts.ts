import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { inOwnUnit } from '../../catalogue/items/index.ts'
import type { RepricedPart } from '../../stock/stock/index.ts'
import { moveOfLine } from '../../stock/stock/views.ts'
import type { OrderLine } from './reader.ts'

type Billed = {
  /** Units of the line that were billed before, and are now; in ten-thousandths. */
  before: number
  after: number
  /** By how much they cost more, minor units of the base currency. */
  amount: Minor
}

/**
 * Spreads what goods of a line were billed above what they were received at over the receipts that
 * brought them. What arrived first is billed first, and taken off last where a credit takes it back.
 */
export function repricedParts(
  reader: Reader,
  { id, unitSize }: Pick<OrderLine, 'id' | 'unitSize'>,
  { before, after, amount }: Billed,
): RepricedPart[] {
  const [from, to] = [Math.min(before, after), Math.max(before, after)]
  const parts: { moveId: string | undefined; units: number }[] = []
  let at = 0
  for (const { documentId, line, units } of receiptsOf(reader, id)) {
    const own = Math.min(at + units, to) - Math.max(at, from)
    if (own > 0) parts.push({ moveId: moveOfLine(reader, documentId, line), units: own })
    at += units
  }
  const known = parts.reduce((sum, { units }) => sum + units, 0)
  if (known < to - from) parts.push({ moveId: undefined, units: to - from - known })
  let [unitsLeft, amountLeft] = [to - from, amount]
  return parts.map(({ moveId, units }) => {
    const share = shareOf(amountLeft, units, unitsLeft)
    unitsLeft -= units
    amountLeft -= share
    return { moveId, quantity: inOwnUnit(units, unitSize), amount: share }
  })
}

function shareOf(amount: Minor, part: number, whole: number): Minor {
  return part === whole
    ? amount
    : minorFrom(divideRound(BigInt(amount) * BigInt(part), BigInt(whole)))
}

type Receipt = { documentId: string; line: number; units: number }

/** What arrived of a line, the first first. */
function receiptsOf({ sql }: Reader, orderLineId: string): Receipt[] {
  return sql
    .exec<Receipt>(
      `select document_id as documentId, line, units from order_receipts
       where order_line_id = ? order by id`,
      orderLineId,
    )
    .toArray()
}
