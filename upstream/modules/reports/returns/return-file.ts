import { AppError, invalidField } from '#contract/errors.ts'
import { type ReturnFileInput, returnFileOf } from '#contract/tax-returns.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { taxRules } from '../../taxes/index.ts'
import { openFrame } from '../frame.ts'
import { taxFigures } from '../tax-turnover.ts'
import { elsterPeriod, elsterXml } from './elster.ts'
import { scopeOf } from './filed-returns.ts'
import { u30Xml } from './finanz-online.ts'
import { mtdJson } from './mtd.ts'
import { returnBoxes } from './return-boxes.ts'

/**
 * A return as the authority's own file: what it was filed with, or what there is now.
 * @throws AppError invalid where its days are no month or quarter, or the number is none of the
 *   authority's; not_found where the country has no such file
 */
export function returnFile(
  reader: Reader,
  context: FirmContext,
  { from, to, number }: ReturnFileInput,
): File {
  const frame = openFrame(reader, context, { period: 'custom', from, to })
  const format = returnFileOf[frame.country]
  if (!format) throw new AppError('not_found', 'No file of returns in this country')
  if (from > to) throw invalidField('to', 'notBeforeStart')
  if (!format.number.test(number)) throw invalidField('number', format.problem)
  const boxes = returnBoxes(frame, frame.country, taxFigures(frame, scopeOf(reader, { from, to })))
  if (format.kind === 'mtd') {
    const name = `MTD_${from}_${to}.json`
    return new File([mtdJson(boxes, number)], name, { type: 'application/json' })
  }
  const period = elsterPeriod({ from, to })
  if (!period) throw invalidField('to', 'noReturnPeriod')
  if (format.kind === 'finanzOnline') {
    const { timeZone } = getFirmProfile(reader)
    const time = context.now.toLocaleTimeString('en-GB', { timeZone })
    const madeAt = { date: frame.today, time }
    const xml = u30Xml(boxes, { from, to, taxNumber: number, madeAt })
    return new File([xml], `U30_${from}_${to}.xml`, { type: 'application/xml' })
  }
  const text = elsterXml(taxRules(reader), boxes, { from, period, taxNumber: number })
  return new File([text], `UStVA_${from}_${to}.xml`, { type: 'application/xml' })
}
