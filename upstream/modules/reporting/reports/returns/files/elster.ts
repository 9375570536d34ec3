import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, minorToDecimal, unitsOf } from '#contract/core/money.ts'
import { taxPeriodOf } from '#contract/reporting/tax-periods.ts'
import type { TaxRule } from '../../../../books/taxes/index.ts'
import type { Span } from '../../span.ts'
import type { BoxFigure } from '../return-boxes.ts'
import { type ReturnAsk, xmlOf } from './return-ask.ts'

/** What a rate says about the form. */
type Rule = Pick<TaxRule, 'rate' | 'boxes'>
type Rules = ReadonlyMap<string, Rule>

/** Under the tax number with thirteen digits. */
export function elsterFile(ask: ReturnAsk): File {
  const { from, to, number } = ask
  const period = elsterPeriod({ from, to }) ?? ''
  const about = { from, period, taxNumber: number }
  return xmlOf(`UStVA_${from}_${to}.xml`, elsterXml(ask.rules(), ask.figures().boxes, about))
}

/**
 * The German Umsatzsteuer-Voranmeldung as "Mein ELSTER" takes it from a file: data of the form alone,
 * without the head that a transmission has. Bases in whole euros, tax with cents; boxes that the form
 * works tax out of (81, 86, 89, 93) say their base alone. Box 83 is what is left to pay by the form's
 * own arithmetic, so it can be a few cents beside the books.
 * https://www.elster.de/eportal/helpGlobal?themaGlobal=ustva_upload
 */
export function elsterXml(
  rules: Rules,
  boxes: readonly BoxFigure[],
  { from, period, taxNumber }: { from: Span['from']; period: string; taxNumber: string },
): string {
  const year = from.slice(0, 4)
  const entered = enteredBoxes(rules, boxes)
  const left = entered.reduce((sum, { due }) => sum + due, 0)
  const fields = [
    ['Jahr', year],
    ['Zeitraum', period],
    ['Steuernummer', taxNumber],
    ...entered.map(({ box, text }) => [`Kz${box}`, text]),
    ['Kz83', cents(left)],
  ]
  const form = fields.map(([name, text]) => `      <${name}>${text}</${name}>\n`).join('')
  const space = `http://finkonsens.de/elster/elsteranmeldung/ustva/v${year}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Anmeldungssteuern xmlns="${space}" version="${year}">
  <Steuerfall>
    <Umsatzsteuervoranmeldung>
${form}    </Umsatzsteuervoranmeldung>
  </Steuerfall>
</Anmeldungssteuern>
`
}

/** `01` to `12` for a month, `41` to `44` for a quarter; undefined for other days. */
export function elsterPeriod(span: Span): string | undefined {
  const period = taxPeriodOf(span)
  if (period?.kind === 'month') return span.from.slice(5, 7)
  return period?.kind === 'quarter' ? `4${period.number}` : undefined
}

type Entered = { box: string; text: string; due: Minor }

function enteredBoxes(rules: Rules, boxes: readonly BoxFigure[]): Entered[] {
  const entered = boxes.flatMap(({ box, side, filed, codes }): Entered[] => {
    if (filed === null) return []
    const rule = codes.map((code) => rules.get(code)).find((one) => one !== undefined)
    if (side === 'saleBase' || side === 'purchaseBase') {
      return [{ box, text: String(filed / 100), due: workedOut(box, filed, rule) }]
    }
    if (rule && isWorkedOut(box, rule)) return []
    return [{ box, text: cents(filed), due: side === 'outputTax' ? filed : 0 - filed }]
  })
  return entered.sort((one, other) => Number(one.box) - Number(other.box))
}

/** Whether the form works the tax of a box out of the base that stands in the same one. */
function isWorkedOut(box: string, { boxes }: Rule): boolean {
  return boxes.outputTax === box && (boxes.saleBase === box || boxes.purchaseBase === box)
}

function workedOut(box: string, base: Minor, rule: Rule | undefined): Minor {
  const rate = rule && isWorkedOut(box, rule) ? parseDecimal(rule.rate, { maxScale: 4 }) : undefined
  if (!rate) return 0
  return minorFrom(divideRound(unitsOf(base) * rate.units, 100n * 10n ** BigInt(rate.scale)))
}

function cents(amount: Minor): string {
  return minorToDecimal(amount, 'EUR')
}
