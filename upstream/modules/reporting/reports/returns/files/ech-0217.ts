import { divideRound, parseDecimal, roundedDecimal } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import { type Minor, minorFrom, minorToDecimal, unitsOf } from '#contract/core/money.ts'
import { group, leaf, xmlFile } from '../../../../../einvoice/xml/write.ts'
import { netMethodOn, type TaxRule } from '../../../../books/taxes/index.ts'
import { getFirmProfile } from '../../../../firm/firms/index.ts'
import { type NetParts, netParts } from '../../net-rates/net-file.ts'
import { listPaymentDays } from '../../on-payment/spans.ts'
import type { Span } from '../../span.ts'
import type { TaxSide } from '../../tax-turnover.ts'
import type { BoxFigure } from '../return-boxes.ts'
import { type ReturnAsk, xmlOf } from './return-ask.ts'

type Rules = ReadonlyMap<string, Pick<TaxRule, 'rate'>>

type About = Span & {
  /** `CHE` and nine digits. */
  uid: string
  name: string
  madeAt: string
  /** Whether the firm owes tax as it is paid (Art. 39 (2) MWSTG). */
  isOnPayment: boolean
}

/** Ziffern of the first part, in the order of the schema. */
const turnoverBoxes = [
  ['220', 'suppliesToForeignCountries'],
  ['221', 'suppliesAbroad'],
  ['225', 'transferNotificationProcedure'],
  ['230', 'suppliesExemptFromTax'],
  ['235', 'reductionOfConsideration'],
] as const

/** Ziffern of input tax; the last two lower it. */
const inputBoxes = [
  ['400', 'inputTaxMaterialAndServices', 1],
  ['405', 'inputTaxInvestments', 1],
  ['410', 'subsequentInputTaxDeduction', 1],
  ['415', 'inputTaxCorrections', -1],
  ['420', 'inputTaxReductions', -1],
] as const

/**
 * Under the UID, whatever stands behind it.
 * @throws AppError invalid where it has other than nine digits, or the days are none that the method is
 *   settled for
 */
export function ech0217File(ask: ReturnAsk): File {
  const { frame, from, to } = ask
  const uid = `CHE${ask.number.replace(/\D/g, '')}`
  if (uid.length !== 12) throw invalidField('number', 'uidNumber')
  const { legalName } = getFirmProfile(frame.reader)
  const spans = listPaymentDays(frame.reader)
  const isOnPayment = spans.some((one) => one.from <= to && one.to >= from)
  const madeAt = `${frame.context.now.toISOString().slice(0, 19)}Z`
  const about = { from, to, uid, name: legalName, madeAt, isOnPayment }
  const isHalf = ask.period?.kind === 'half'
  const isByNet = netMethodOn(frame.reader, from) !== undefined
  if (isByNet ? !isHalf && ask.period?.kind !== 'year' : isHalf) {
    throw invalidField('to', 'noReturnPeriod')
  }
  const text = isByNet
    ? ech0217NetXml(ask.rules(), netParts(frame, about), about)
    : ech0217Xml(ask.rules(), ask.figures().boxes, about)
  return xmlOf(`MWST_${from}_${to}.xml`, text)
}

/**
 * The Swiss VAT return of the effective method as the ESTV's portal imports it (eCH-0217 version 2.0.0).
 * Turnover is net. What is to pay follows from the turnover by rate without rounding in between
 * (section 7.5), so it can be a few Rappen beside the books.
 * https://www.ech.ch/de/ech/ech-0217/2.0.0
 */
function ech0217Xml(rules: Rules, boxes: readonly BoxFigure[], about: About): string {
  const figure = (box: string, sides: readonly TaxSide[]) =>
    boxes.reduce((sum, one) => {
      return one.box === box && sides.includes(one.side) ? sum + one.amount : sum
    }, 0)
  const supplies = byRate(rules, boxes, { side: 'saleBase', first: 300, last: 379 })
  const acquired = byRate(rules, boxes, { side: 'purchaseBase', first: 380, last: 389 })
  const inputs = inputBoxes.map(([box, name, sign]) => {
    return { name, sign, amount: figure(box, ['inputTax']) }
  })
  const recovered = inputs.reduce((sum, { sign, amount }) => sum + sign * amount, 0)
  return declaration(
    about,
    turnoverComputation(figure('200', ['saleBase']), (box) => figure(box, ['saleBase'])),
    group(
      'eCH-0217:effectiveReportingMethod',
      element('grossOrNet', '1'),
      supplies.map((one) => rated('suppliesPerTaxRate', one)),
      acquired.map((one) => rated('acquisitionTax', one)),
      inputs.map(({ name, amount }) => told(name, amount)),
    ),
    element('payableTax', francs(taxOn([...supplies, ...acquired]) - recovered)),
  )
}

/**
 * The return by net tax rates, for periods from 2025 on: turnover with its tax by activity (section 4.4,
 * `simpleTaxRateMethod`).
 */
function ech0217NetXml(rules: Rules, { boxes, all, activities }: NetParts, about: About): string {
  const acquired = byRate(rules, boxes, { side: 'purchaseBase', first: 380, last: 389 })
  const figure = (name: string) => boxes.find(({ box }) => box === name)?.amount ?? 0
  return declaration(
    about,
    turnoverComputation(all, figure),
    group(
      'eCH-0217:simpleTaxRateMethod',
      activities.map(({ activityCode, ...one }) =>
        rated('suppliesPerTaxRate', one, element('activityID', activityCode)),
      ),
      acquired.map((one) => rated('acquisitionTax', one)),
    ),
    element('payableTax', francs(taxOn([...activities, ...acquired]))),
  )
}

function declaration(about: About, ...parts: string[]): string {
  return xmlFile(
    'eCH-0217:VATDeclaration',
    {
      'xmlns:eCH-0217': 'http://www.ech.ch/xmlns/eCH-0217/2',
      'xmlns:eCH-0058': 'http://www.ech.ch/xmlns/eCH-0058/5',
    },
    generalInformation(about),
    ...parts,
  )
}

function turnoverComputation(all: Minor, figure: (box: string) => Minor): string {
  return group(
    'eCH-0217:turnoverComputation',
    element('totalConsideration', francs(all)),
    turnoverBoxes.map(([box, name]) => told(name, figure(box))),
  )
}

function generalInformation({ uid, name, madeAt, from, to, isOnPayment }: About): string {
  return group(
    'eCH-0217:generalInformation',
    element('uid', uid),
    element('organisationName', name.slice(0, 255)),
    element('generationTime', madeAt),
    element('reportingPeriodFrom', from),
    element('reportingPeriodTill', to),
    element('typeOfSubmission', '1'),
    element('formOfReporting', isOnPayment ? '2' : '1'),
    element('businessReferenceId', `${from}_${to}`),
    group(
      'eCH-0217:sendingApplication',
      leaf('eCH-0058:manufacturer', 'Firmament'),
      leaf('eCH-0058:product', 'Firmament'),
      leaf('eCH-0058:productVersion', '1.0'),
    ),
  )
}

type Rated = { rate: string; turnover: Minor }

/** Turnover by the rate of the law, of the boxes of one side in a range; the highest rate first. */
function byRate(
  rules: Rules,
  boxes: readonly BoxFigure[],
  { side, first, last }: { side: TaxSide; first: number; last: number },
): Rated[] {
  const sums = new Map<string, Minor>()
  for (const { box, side: own, codes, amount } of boxes) {
    if (own !== side || Number(box) < first || Number(box) > last) continue
    const rate = codes.map((code) => rules.get(code)?.rate).find((one) => one !== undefined)
    if (rate !== undefined) sums.set(rate, (sums.get(rate) ?? 0) + amount)
  }
  return [...sums]
    .map(([rate, turnover]) => ({ rate, turnover }))
    .filter(({ turnover }) => turnover !== 0)
    .sort((one, other) => Number(other.rate) - Number(one.rate))
}

/** Rounded once, at the end. */
function taxOn(rated: readonly Rated[]): Minor {
  const exact = rated.reduce((sum, { rate, turnover }) => {
    const percent = parseDecimal(rate, { maxScale: 4 })
    if (!percent) return sum
    return sum + unitsOf(turnover) * percent.units * 10n ** BigInt(4 - percent.scale)
  }, 0n)
  return minorFrom(divideRound(exact, 1_000_000n))
}

function rated(name: string, { rate, turnover }: Rated, first = ''): string {
  const percent = roundedDecimal(rate, 2)
  return group(
    `eCH-0217:${name}`,
    first,
    element('taxRate', percent),
    element('turnover', francs(turnover)),
  )
}

/** An amount, or nothing where it is none. */
function told(name: string, amount: Minor): string {
  return amount === 0 ? '' : element(name, francs(amount))
}

function element(name: string, text: string): string {
  return leaf(`eCH-0217:${name}`, text)
}

function francs(amount: Minor): string {
  return minorToDecimal(amount, 'CHF')
}
