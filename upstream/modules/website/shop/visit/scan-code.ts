import { encode } from 'uqr'
import { element, openTag } from '../../pages/views.ts'

/** A QR code as a drawing within the page: nothing is loaded for it. */
export function scanCode(payload: string, words: string): string {
  const { size, data } = encode(payload, { ecc: 'M', boostEcc: false, border: 4 })
  const dark = data.flatMap((row, top) =>
    row.flatMap((isDark, left) => (isDark ? [`M${left} ${top}h1v1h-1z`] : [])),
  )
  const paper = openTag('rect', { width: size, height: size, fill: '#fff' })
  const squares = openTag('path', { d: dark.join(''), fill: '#000' })
  const drawing = element(
    'svg',
    {
      ...{ role: 'img', 'aria-label': words, width: 200, height: 200 },
      viewBox: `0 0 ${size} ${size}`,
      'shape-rendering': 'crispEdges',
    },
    `${paper}</rect>${squares}</path>`,
  )
  return element('figure', {}, `${drawing}<figcaption>${words}</figcaption>`)
}
