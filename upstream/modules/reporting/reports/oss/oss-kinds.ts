import { isServiceRate } from '#contract/books/oss-rates.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Reader } from '../../../../firm/store.ts'
import { servicesAmong } from '../../../catalogue/items/views.ts'
import { itemsOfDocuments } from '../../../selling/invoicing/views.ts'
import type { Frame } from '../frame.ts'
import { isOwn, type OssSale, salesOf } from './oss-figures.ts'
import { type OssLine, ossLines } from './oss-lines.ts'

/** Sales of the return's own quarter apart by what was sold, as its form asks for them. */
export type OssKinds = { services: OssSale[]; goods: OssSale[] }

/**
 * The sales of the quarter as services and as goods, which art. 369g (1) and (2) of Directive
 * 2006/112/EC list apart. An item's kind tells which it is; of a line without one its rate does.
 */
export function ossKinds(frame: Frame): OssKinds {
  const { reader } = frame
  const lines = ossLines(frame).filter((line) => isOwn(frame, line))
  const serviceShare = shareOfServices(reader, lines)
  const groups = Map.groupBy(lines, ({ documentId, taxCode, isTax }) =>
    [documentId, taxCode, isTax].join(' '),
  )
  const parts = [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const amount = rest.reduce((sum, line) => sum + line.amount, first.amount)
    const services = serviceShare(first, amount)
    return [
      { services: { ...first, amount: services }, goods: { ...first, amount: amount - services } },
    ]
  })
  return {
    services: salesOf(
      reader,
      parts.map(({ services }) => services),
    ),
    goods: salesOf(
      reader,
      parts.map(({ goods }) => goods),
    ),
  }
}

type Nets = { services: Minor; whole: Minor }

/** How much of a sum that a document posted at a rate was for services: as much as of its lines there. */
function shareOfServices(
  reader: Reader,
  lines: readonly OssLine[],
): (line: OssLine, amount: Minor) => Minor {
  const sold = itemsOfDocuments(
    reader,
    lines.map(({ documentId }) => documentId),
  )
  const services = servicesAmong(
    reader,
    sold.flatMap(({ itemId }) => itemId ?? []),
  )
  const netsOf = new Map<string, Nets>()
  for (const { documentId, taxCode, itemId, net } of sold) {
    const key = `${documentId} ${taxCode}`
    const nets = netsOf.get(key) ?? { services: 0, whole: 0 }
    const isService = itemId === null ? isServiceRate(taxCode) : services.has(itemId)
    netsOf.set(key, {
      services: nets.services + (isService ? net : 0),
      whole: nets.whole + net,
    })
  }
  return ({ documentId, taxCode }, amount) => {
    const nets = netsOf.get(`${documentId} ${taxCode}`)
    if (!nets || nets.whole === 0) return isServiceRate(taxCode) ? amount : 0
    return minorFrom(divideRound(unitsOf(amount) * unitsOf(nets.services), unitsOf(nets.whole)))
  }
}
