import { drawSquares } from './qr-squares.ts'
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
  const { doc, left } = sheet
  const draw = () => drawSquares(doc, payload, { x: left, y, size })
  const bbox: [number, number, number, number] = [left, y, left + size, y + size]
  drawTagged(sheet, sheet.body, 'Figure', draw, { alt, bbox })
}
