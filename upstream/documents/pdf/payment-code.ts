import { encode } from 'uqr'
import type { Sheet } from './sheet.ts'
import { drawTagged } from './tags.ts'

/** Draws a QR code as filled squares; level M is what EPC069-12 asks for. */
export function drawPaymentCode(
  sheet: Sheet,
  payload: string,
  alt: string,
  y: number,
  size: number,
): void {
  const code = encode(payload, { ecc: 'M', boostEcc: false, border: 0 })
  const { doc, left } = sheet
  const draw = () => {
    doc
      .save()
      .translate(left, y)
      .scale(size / code.size)
    code.data.forEach((row, top) => {
      for (const [start, length] of findRuns(row)) doc.rect(start, top, length, 1)
    })
    doc.fill('#000000').restore()
  }
  const bbox: [number, number, number, number] = [left, y, left + size, y + size]
  drawTagged(sheet, sheet.body, 'Figure', draw, { alt, bbox })
}

/** Neighbouring dark squares are drawn as one, which leaves no seams and half the size. */
function findRuns(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  let start = -1
  for (let at = 0; at <= row.length; at++) {
    if (row[at] && start < 0) start = at
    if (!row[at] && start >= 0) {
      runs.push([start, at - start])
      start = -1
    }
  }
  return runs
}
