import { addDays, weekdayOf } from '#contract/core/days.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { minorFrom, unitsOf } from '#contract/core/money.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { holidaysIn } from '../../communication/calendar/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { linesOf } from '../../selling/invoicing/index.ts'
import { findInvoiceState } from '../../selling/invoicing/views.ts'
import { fromTenThousandths, tenThousandths } from './cart.ts'
import { getKeptSettings } from './kept-settings.ts'
import { contentOf } from './reader.ts'
import { listReturns } from './return-store.ts'
import { lastReturnDay, type PastReturn, type Returnable } from './returns.ts'
import type { ShopOrderStored } from './tables.ts'

/** As many returns a customer may ask for of one order: each sends emails. */
const maxReturns = 10
/** As long a parcel may be on its way at most: the form is there until the last day after that. */
const longestWay = 30

/** What can come back of an order now, by lines of its invoice: what was credited before is gone. */
export type Rest = {
  order: Returnable
  before: PastReturn[]
  /** Of each line its invoice's line, how many of it are left, and whether they come back as whole pieces. */
  lines: { lineId: string; left: string; isWhole: boolean }[]
}

/** Reads what was paid for an order and what of it has been credited, by whichever way, from its invoice. */
export function restOf(reader: Reader, row: ShopOrderStored): Rest {
  const { lines, giftCardAmount, standardDelivery } = contentOf(row)
  const invoiced = linesOf(reader, row.invoiceId)
  const credited = findInvoiceState(reader, row.invoiceId)?.creditNotesTotal ?? 0
  const due = row.total - giftCardAmount
  const order: Returnable = {
    standardDelivery,
    due,
    giftCards: giftCardAmount === 0 ? [] : [{ cardId: '', amount: giftCardAmount }],
    lines: lines.map(({ kind, quantity }, at) => {
      const { amount = 0, net = 0, taxAmount = 0, creditedQuantity = '0' } = invoiced[at] ?? {}
      const part = divideRound(
        unitsOf(amount) * tenThousandths(creditedQuantity),
        tenThousandths(quantity),
      )
      const credited = kind === 'delivery' ? minorFrom(part) : 0
      return { kind, quantity, amount, net, taxAmount, credited }
    }),
  }
  const toPayment = Math.min(credited, due)
  const past: PastReturn = {
    lines: lines.map((_, position) => ({
      position,
      quantity: invoiced[position]?.creditedQuantity ?? '0',
    })),
    refund: {
      ...{ lines: [], delivery: [], total: credited, toPayment },
      toGiftCards: [{ cardId: '', amount: credited - toPayment }],
    },
  }
  return {
    order,
    before: [past],
    lines: lines.map(({ quantity }, at) => {
      const { id: lineId = '', creditedQuantity = '0' } = invoiced[at] ?? {}
      const left = tenThousandths(quantity) - tenThousandths(creditedQuantity)
      // A part of a piece that the firm credited by hand leaves no whole ones.
      const isWhole = [tenThousandths(quantity), left].every((units) => units % 10_000n === 0n)
      return { lineId, left: fromTenThousandths(left < 0n ? 0n : left), isWhole }
    }),
  }
}

/** When a customer may ask for a return. */
export type ReturnTerm = {
  /** The day on which the goods came; of a parcel only the customer knows it. */
  receivedDate: string | null
  /** The last day where it is known when the goods came. */
  lastDay: string | null
  isOver: boolean
}

/** The term of an order; undefined where nothing can be asked for: before it is done, or while one waits. */
export function returnTermOf(
  reader: Reader,
  firm: FirmContext,
  row: ShopOrderStored,
): ReturnTerm | undefined {
  const { returnDays } = getKeptSettings(reader)
  if (row.state !== 'done' || row.doneDate === '' || returnDays === 0) return undefined
  const earlier = listReturns(reader, row.id)
  const isWaiting = earlier.some(({ state }) => state === 'asked')
  if (isWaiting || earlier.length >= maxReturns) return undefined
  const { order, lines } = restOf(reader, row)
  const hasRest = lines.some(({ left }, at) => order.lines[at]?.kind === 'goods' && left !== '0')
  if (!hasRest) return undefined
  const today = firmDate(reader, firm)
  if (row.fulfilment === 'pickUp') {
    const lastDay = lastDayOf(reader, row, row.doneDate)
    return { receivedDate: row.doneDate, lastDay, isOver: lastDay < today }
  }
  const latest = lastDayOf(reader, row, addDays(row.doneDate, longestWay))
  return { receivedDate: null, lastDay: null, isOver: latest < today }
}

/** The last day to ask, by the day on which the goods came and the holidays of the customer's country. */
export function lastDayOf(reader: Reader, row: ShopOrderStored, receivedDate: string): string {
  const { returnDays } = getKeptSettings(reader)
  const { country, language } = contentOf(row).buyer
  const around = { from: receivedDate, to: addDays(receivedDate, returnDays + 15) }
  const holidays = new Set(holidaysIn(around, { country, language }).map(({ date }) => date))
  // Saturdays and Sundays are no working days (Regulation (EEC) 1182/71, 2 (2)); 0 is Sunday.
  const isWorkingDay = (date: string) => ![0, 6].includes(weekdayOf(date)) && !holidays.has(date)
  return lastReturnDay(receivedDate, returnDays, isWorkingDay)
}
