import type { Minor } from '#contract/money.ts'
import { ossCountryOf } from '#contract/oss-rates.ts'
import { netMethodOn } from '../../taxes/index.ts'
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

/** The return of a scope by the method that the firm settles by on its first day. */
export function makeReturn(frame: Frame, scope: FigureScope): MadeReturn {
  const figures = taxFigures(frame, scope).filter(isOfCountry)
  const method = netMethodOn(frame.reader, scope.from)
  if (method) return { figures, ...netReturn(frame, scope, { method, figures }) }
  const boxes = returnBoxes(frame, frame.country, figures)
  return { figures, boxes, owed: owedOf(figures), net: undefined }
}

/** Tax of other countries is in the return of the one-stop shop alone; what it is on may have a box here. */
export function isOfCountry({ taxCode, side }: TaxFigure): boolean {
  return side === 'saleBase' || ossCountryOf(taxCode) === undefined
}
