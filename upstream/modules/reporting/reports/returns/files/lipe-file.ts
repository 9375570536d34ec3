import { type Minor, parseAmount } from '#contract/core/money.ts'
import { addDays, monthStart } from '../../../../../firm/calendar.ts'
import { getFirmProfile } from '../../../../firm/firms/index.ts'
import { readDutySettings } from '../../duties/store.ts'
import type { Frame } from '../../frame.ts'
import type { TaxSide } from '../../tax-turnover.ts'
import { type ReturnScope, scopeOf } from '../filed-returns.ts'
import { effectiveFigures } from '../make-return.ts'
import { type LipeModule, lipeXml } from './lipe.ts'
import { type ReturnAsk, xmlOf } from './return-ask.ts'

/** Italy's communication: a quarter in one module, or one for each month where the firm pays by month. */
export function lipeFile({ frame, from, to, period, number, credit }: ReturnAsk): File {
  const { reader } = frame
  const scope = scopeOf(reader, { from, to })
  const quarter = { kind: 'quarter' as const, number: period?.number ?? 1 }
  const isByMonth = readDutySettings(reader).rhythm === 'month'
  const modules = isByMonth
    ? monthly(frame, scope)
    : [{ period: quarter, ...lipeFigures(frame, scope) }]
  const { vatId, taxNumber } = getFirmProfile(reader)
  const vatNumber = vatId.replace(/\D/g, '')
  const taxCode = taxNumber.replace(/\s/g, '').toUpperCase() || vatNumber
  const firm = { vatNumber, taxCode, declarant: number, year: from.slice(0, 4) }
  const text = lipeXml(modules, firm, parseAmount(credit, 'EUR') ?? 0)
  return xmlOf(`IT${taxCode}_LI_00001.xml`, text)
}

/** What came too late for the quarter before stands in the first month. */
function monthly(frame: Frame, scope: ReturnScope): LipeModule[] {
  return [0, 1, 2].map((ahead): LipeModule => {
    const from = monthStart(scope.from, ahead)
    const to = addDays(monthStart(from, 1), -1)
    const own = { ...scope, from, to, late: ahead === 0 ? scope.late : null }
    const period = { kind: 'month' as const, number: Number(from.slice(5, 7)) }
    return { period, ...lipeFigures(frame, own) }
  })
}

function lipeFigures(frame: Frame, scope: ReturnScope): Omit<LipeModule, 'period'> {
  const { boxes } = effectiveFigures(frame, scope)
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
