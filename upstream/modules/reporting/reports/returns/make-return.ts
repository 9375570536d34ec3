import { ossCountryOf } from '#contract/books/oss-rates.ts'
import type { Minor } from '#contract/core/money.ts'
import { netMethodOn } from '../../../books/taxes/index.ts'
import type { Frame } from '../frame.ts'
import { type NetBox, type NetSettlement, netReturn } from '../net-rates/net-return.ts'
import { type FigureScope, type TaxFigure, taxFigures } from '../tax-turnover.ts'
import { type BoxFigure, owedOf, returnBoxes } from './return-boxes.ts'

export type MadeReturn = {
  figures: TaxFigure[]
  boxes: (BoxFigure | NetBox)[]
  /** Tax to pay; below zero, to get back. */
  owed: Minor
  /** What it is worked out of by net tax rates; undefined where it is effective. */
  net: NetSettlement | undefined
}

/** Figures by rate and account, and what they make in the boxes of the country's form. */
export type EffectiveFigures = { figures: TaxFigure[]; boxes: BoxFigure[]; owed: Minor }

/** The return of a scope by the method that the firm settles by on its first day. */
export function makeReturn(frame: Frame, scope: FigureScope): MadeReturn {
  const method = netMethodOn(frame.reader, scope.from)
  if (!method) return { ...effectiveFigures(frame, scope), net: undefined }
  const figures = figuresOfCountry(frame, scope)
  return { figures, ...netReturn(frame, scope, { method, figures }) }
}

/** The return of a scope as tax was charged and recovered, whatever method the firm settles by. */
export function effectiveFigures(frame: Frame, scope: FigureScope): EffectiveFigures {
  const figures = figuresOfCountry(frame, scope)
  const boxes = returnBoxes(frame, frame.country, figures)
  return { figures, boxes, owed: owedOf(figures) }
}

/** Tax of other countries is in the return of the one-stop shop alone; what it is on may have a box here. */
function figuresOfCountry(frame: Frame, scope: FigureScope): TaxFigure[] {
  return taxFigures(frame, scope).filter(
    ({ taxCode, side }) => side === 'saleBase' || ossCountryOf(taxCode) === undefined,
  )
}
