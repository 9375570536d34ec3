import type { Minor } from '#contract/core/money.ts'
import { type NetMethod, taxOn, taxRules } from '../../../books/taxes/index.ts'
import type { Frame } from '../frame.ts'
import { type BoxFigure, returnBoxes } from '../returns/return-boxes.ts'
import type { FigureScope, TaxFigure } from '../tax-turnover.ts'
import { isNetTaxed, netLines } from './net-lines.ts'

/** The lines behind a turnover: of all sales, of those that are taxed, or of one activity by its place. */
export type NetPart = 'all' | 'taxed' | number

export type NetBox = Omit<BoxFigure, 'kind' | 'side'> & {
  kind: 'net'
  side: BoxFigure['side'] | 'turnover'
  /** What stands in place of the rates. */
  words: string
  /** Undefined of a sum. */
  part: NetPart | undefined
}

/** What a return by net rates is worked out of. */
export type NetSettlement = {
  method: NetMethod
  /** Turnover with tax by the place of its activity among the method's rates; under null what is not taxed. */
  turnovers: Map<number | null, Minor>
  /** What is owed of the turnover, without what is bought from abroad. */
  netTax: Minor
}

/** Services since 2024: all net rates under one Ziffer, by activity on its annex. */
const netZiffer = '323'

/**
 * The Swiss return by net tax rates: turnover with its tax by activity, times the rate that the ESTV
 * granted; no input tax. What is bought from abroad is owed at the rate of the law. Each product is
 * rounded, and what is owed is their sum.
 * Source: MWST-Info 12, Saldosteuersätze, Ziffern 200 to 399, as of 1 January 2025.
 */
export function netReturn(
  frame: Frame,
  scope: FigureScope,
  { method, figures }: { method: NetMethod; figures: readonly TaxFigure[] },
): { boxes: (BoxFigure | NetBox)[]; owed: Minor; net: NetSettlement } {
  const rules = taxRules(frame.reader)
  const others = returnBoxes(
    frame,
    frame.country,
    figures.filter(({ taxCode, side }) => !isNetTaxed(rules, taxCode) && side !== 'inputTax'),
  ).filter(({ box }) => box !== '200')
  const turnovers = turnoverByPlace(frame, scope, method)
  const all = [...turnovers.values()].reduce((sum, amount) => sum + amount, 0)
  const taxed = all - (turnovers.get(null) ?? 0)
  const own = method.rates.flatMap(({ rate, activity }, part) => {
    const gross = turnovers.get(part)
    if (gross === undefined) return []
    const words = `${frame.format.number(rate)} % · ${activity}`
    const known = { words, part }
    return [
      netBox(netZiffer, gross, { ...known, side: 'turnover' }),
      netBox(netZiffer, taxOn({ rate }, gross), { ...known, side: 'outputTax' }),
    ]
  })
  const owed = sumOf([...own, ...others].filter(({ side }) => side === 'outputTax'))
  const words = ''
  const boxes = [
    netBox('200', all, { words, side: 'turnover', part: 'all' }),
    ...others.filter(({ box }) => box !== '' && box < '299'),
    netBox('299', taxed, { words, side: 'turnover', part: 'taxed' }),
    ...own,
    ...others.filter(({ box }) => box === '' || box > '299'),
    netBox('399', owed, { words, side: 'outputTax', part: undefined }),
  ]
  const netTax = sumOf(own.filter(({ side }) => side === 'outputTax'))
  const isEmpty = turnovers.size + others.length === 0
  return { boxes: isEmpty ? [] : boxes, owed, net: { method, turnovers, netTax } }
}

function turnoverByPlace(
  frame: Frame,
  scope: FigureScope,
  method: NetMethod,
): Map<number | null, Minor> {
  const sums = new Map<number | null, Minor>()
  for (const { place, amount } of netLines(frame, scope, method)) {
    sums.set(place, (sums.get(place) ?? 0) + amount)
  }
  return sums
}

function sumOf(boxes: readonly { amount: Minor }[]): Minor {
  return boxes.reduce((sum, { amount }) => sum + amount, 0)
}

function netBox(
  box: string,
  amount: Minor,
  about: Pick<NetBox, 'words' | 'side' | 'part'>,
): NetBox {
  return { kind: 'net', box, amount, filed: amount, codes: [], ...about }
}
