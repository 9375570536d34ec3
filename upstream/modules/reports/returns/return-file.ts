import { taxPeriodOf } from '#contract/ec-lists.ts'
import { AppError, invalidField } from '#contract/errors.ts'
import { type Minor, parseAmount } from '#contract/money.ts'
import { type ReturnFileInput, returnFileOf } from '#contract/tax-returns.ts'
import { addDays, monthStart } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { taxRules } from '../../taxes/index.ts'
import { readDutySettings } from '../duties/store.ts'
import { type Frame, openFrame } from '../frame.ts'
import { listPaymentDays } from '../on-payment/spans.ts'
import { type TaxSide, taxFigures } from '../tax-turnover.ts'
import { boxesCsv } from './boxes-csv.ts'
import { ech0217Xml } from './ech-0217.ts'
import { elsterPeriod, elsterXml } from './elster.ts'
import { scopeOf } from './filed-returns.ts'
import { u30Xml } from './finanz-online.ts'
import { type LipeModule, lipeXml } from './lipe.ts'
import { mtdJson } from './mtd.ts'
import { returnBoxes } from './return-boxes.ts'

/**
 * A return as the authority's own file: what it was filed with, or what there is now.
 * @throws AppError invalid where its days are no month or quarter, or the number is none of the
 *   authority's; not_found where the country has no such file
 */
export function returnFile(reader: Reader, context: FirmContext, input: ReturnFileInput): File {
  const { from, to, credit } = input
  const number = input.number.toUpperCase()
  const frame = openFrame(reader, context, { period: 'custom', from, to })
  const format = returnFileOf[frame.country]
  if (!format) throw new AppError('not_found', 'No file of returns in this country')
  if (from > to) throw invalidField('to', 'notBeforeStart')
  if (!format.number.test(number)) throw invalidField('number', format.problem)
  const { kind } = format
  if (kind === 'lipe') return xmlFileOf(lipe(frame, { from, to, number, credit }))
  const figures = taxFigures(frame, scopeOf(reader, { from, to }))
  const boxes = returnBoxes(frame, frame.country, figures)
  if (kind === 'mtd') {
    const name = `MTD_${from}_${to}.json`
    return new File([mtdJson(boxes, number)], name, { type: 'application/json' })
  }
  const period = elsterPeriod({ from, to })
  if (!period) throw invalidField('to', 'noReturnPeriod')
  if (kind === 'modelo303' || kind === 'ca3') {
    const csv = boxesCsv(frame, boxes, { from, to, number, figures })
    const name = `${kind === 'ca3' ? 'CA3' : '303'}_${from}_${to}.csv`
    return new File([csv], name, { type: 'text/csv;charset=utf-8' })
  }
  const { timeZone, legalName } = getFirmProfile(reader)
  if (kind === 'ech0217') {
    const uid = `CHE${number.replace(/\D/g, '')}`
    if (uid.length !== 12) throw invalidField('number', format.problem)
    const isOnPayment = listPaymentDays(reader).some((one) => one.from <= to && one.to >= from)
    const madeAt = `${context.now.toISOString().slice(0, 19)}Z`
    const about = { from, to, uid, name: legalName, madeAt, isOnPayment }
    return xmlFileOf({
      name: `MWST_${from}_${to}.xml`,
      text: ech0217Xml(taxRules(reader), boxes, about),
    })
  }
  if (kind === 'finanzOnline') {
    const time = context.now.toLocaleTimeString('en-GB', { timeZone })
    const madeAt = { date: frame.today, time }
    const text = u30Xml(boxes, { from, to, taxNumber: number, madeAt })
    return xmlFileOf({ name: `U30_${from}_${to}.xml`, text })
  }
  const text = elsterXml(taxRules(reader), boxes, { from, period, taxNumber: number })
  return xmlFileOf({ name: `UStVA_${from}_${to}.xml`, text })
}

function xmlFileOf({ name, text }: { name: string; text: string }): File {
  return new File([text], name, { type: 'application/xml' })
}

/** A quarter in one module, or in one for each month where the firm pays by month. */
function lipe(
  frame: Frame,
  { from, to, number, credit }: ReturnFileInput,
): { name: string; text: string } {
  const { reader } = frame
  const quarter = taxPeriodOf({ from, to })
  if (quarter?.kind !== 'quarter') throw invalidField('to', 'noQuarter')
  const isByMonth = readDutySettings(reader).rhythm === 'month'
  const scope = scopeOf(reader, { from, to })
  const months = [0, 1, 2].map((ahead) => monthStart(from, ahead))
  const modules = isByMonth
    ? months.map((first, at): LipeModule => {
        const last = addDays(monthStart(first, 1), -1)
        // What came too late for the quarter before stands in the first month.
        const own = { ...scope, from: first, to: last, late: at === 0 ? scope.late : null }
        const period = { kind: 'month' as const, number: Number(first.slice(5, 7)) }
        return { period, ...lipeFigures(frame, own) }
      })
    : [
        {
          period: { kind: 'quarter' as const, number: quarter.number },
          ...lipeFigures(frame, scope),
        },
      ]
  const { vatId, taxNumber } = getFirmProfile(reader)
  const vatNumber = vatId.replace(/\D/g, '')
  const taxCode = taxNumber.replace(/\s/g, '').toUpperCase() || vatNumber
  const firm = { vatNumber, taxCode, declarant: number, year: from.slice(0, 4) }
  const text = lipeXml(modules, firm, parseAmount(credit, 'EUR') ?? 0)
  return { name: `IT${taxCode}_LI_00001.xml`, text }
}

function lipeFigures(
  frame: Frame,
  scope: Parameters<typeof taxFigures>[1],
): Omit<LipeModule, 'period'> {
  const boxes = returnBoxes(frame, frame.country, taxFigures(frame, scope))
  const figure = (box: string, side: TaxSide): Minor =>
    boxes.reduce((sum, one) => {
      return one.box === box && one.side === side ? sum + one.amount : sum
    }, 0)
  return {
    sales: figure('VP2', 'saleBase'),
    purchases: figure('VP3', 'purchaseBase'),
    owed: figure('VP4', 'outputTax'),
    recovered: figure('VP5', 'inputTax'),
  }
}
