import { encode } from 'uqr'

/**
 * Draws a QR code of level M as filled squares, without a quiet zone; lengths are points.
 * @param minVersion of the code; a higher one has more and smaller squares
 */
export function drawSquares(
  doc: PDFKit.PDFDocument,
  payload: string,
  { x, y, size, minVersion = 1 }: { x: number; y: number; size: number; minVersion?: number },
): void {
  const code = encode(payload, { ecc: 'M', boostEcc: false, border: 0, minVersion })
  doc
    .save()
    .translate(x, y)
    .scale(size / code.size)
  code.data.forEach((row, top) => {
    for (const [start, length] of findRuns(row)) doc.rect(start, top, length, 1)
  })
  doc.fill('#000000').restore()
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
