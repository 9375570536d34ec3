import type { Minor } from '#contract/core/money.ts'
import type { ReturnBox } from '#contract/reporting/tax-returns.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import type { Frame } from '../frame.ts'
import type { TaxFigure, TaxSide } from '../tax-turnover.ts'

/**
 * What one side gives a box, exactly. `filed` is the whole box as the form takes it, and stands with
 * the first of its figures: box 6 in Britain holds sales and reverse charge purchases, rounded once.
 */
export type BoxFigure = {
  kind: 'rate'
  /** Empty for tax of a rate that names no box: it is owed all the same, and in no line of the form. */
  box: string
  side: TaxSide
  codes: string[]
  amount: Minor
  filed: Minor | null
}

/** The base of a box stands before its tax. */
const sides: readonly TaxSide[] = ['saleBase', 'outputTax', 'purchaseBase', 'inputTax']

/** Boxes by which a form says in whole units of the currency, by country and side. */
const wholeBoxes: Record<string, { sides: readonly TaxSide[]; how: 'down' | 'nearest' }> = {
  // Bemessungsgrundlagen in vollen Euro (Anleitung zur USt 1 A).
  DE: { sides: ['saleBase', 'purchaseBase'], how: 'down' },
  // Boxes 6 to 9 in whole pounds (Notice 700/12).
  GB: { sides: ['saleBase', 'purchaseBase'], how: 'down' },
  // Arrondi à l'euro le plus proche (CGI, art. 1724).
  FR: { sides: ['saleBase', 'outputTax', 'purchaseBase', 'inputTax'], how: 'nearest' },
  // Полные рубли (ст. 52 НК РФ).
  RU: { sides: ['saleBase', 'outputTax', 'purchaseBase', 'inputTax'], how: 'nearest' },
}

/**
 * The boxes of a return by the rates of the firm, each of which says its own. Where no rate names a
 * box, as in the United States, each code is a box, and its tax is kept apart by agency.
 */
export function returnBoxes(
  { reader }: Frame,
  country: string,
  figures: readonly TaxFigure[],
): BoxFigure[] {
  const rules = taxRules(reader)
  const hasForm = [...rules.values()].some(({ boxes }) => Object.values(boxes).some(Boolean))
  const found = new Map<string, BoxFigure>()
  for (const { taxCode, account, side, amount } of figures) {
    const rule = rules.get(taxCode)
    const agency = rule?.parts.find((part) => part.account === account)?.name
    const named = hasForm ? (rule?.boxes[side] ?? '').split(' ') : [agency ?? taxCode]
    const isTax = side === 'outputTax' || side === 'inputTax'
    for (const box of named.filter((name) => name !== '' || isTax)) {
      const key = `${box} ${side}`
      const figure = found.get(key) ?? emptyBox(box, side)
      figure.amount += amount
      if (!figure.codes.includes(taxCode)) figure.codes.push(taxCode)
      found.set(key, figure)
    }
  }
  const inOrder = [...found.values()].sort(
    (one, other) =>
      Number(one.box === '') - Number(other.box === '') ||
      one.box.localeCompare(other.box, 'en') ||
      sides.indexOf(one.side) - sides.indexOf(other.side),
  )
  return inOrder.map((figure) => {
    if (figure.box === '') return figure
    const whole = inOrder.filter((one) => partOf(one) === partOf(figure))
    if (whole[0] !== figure) return figure
    const amount = whole.reduce((sum, one) => sum + one.amount, 0)
    return { ...figure, filed: asFiled(country, { side: figure.side, amount }) }
  })
}

function emptyBox(box: string, side: TaxSide): BoxFigure {
  return { kind: 'rate', box, side, codes: [], amount: 0, filed: null }
}

/** Some forms have base and tax under one number, such as 81 in Germany. */
function partOf({ box, side }: BoxFigure): string {
  return `${box} ${side === 'saleBase' || side === 'purchaseBase' ? 'base' : 'tax'}`
}

/** Tax charged and owed less tax recovered. */
export function owedOf(figures: readonly TaxFigure[]): Minor {
  return figures.reduce((sum, { side, amount }) => {
    return side === 'outputTax' ? sum + amount : side === 'inputTax' ? sum - amount : sum
  }, 0)
}

export function boxesAsFiled(figures: readonly Pick<BoxFigure, 'box' | 'filed'>[]): ReturnBox[] {
  return figures.flatMap(({ box, filed }) => (filed === null ? [] : [{ box, amount: filed }]))
}

/** All the currencies of these countries have a hundred minor units. */
function asFiled(country: string, { side, amount }: Pick<BoxFigure, 'side' | 'amount'>): Minor {
  const rule = wholeBoxes[country]
  if (!rule?.sides.includes(side)) return amount
  const whole = rule.how === 'down' ? Math.trunc(amount / 100) : Math.round(amount / 100)
  return whole * 100
}
