import type { PaperView } from '#contract/core/paper.ts'
import { drawSquares } from './qr-squares.ts'
import { addPage, drawLine, drawLines, lineHeight, type Sheet, wrapIn } from './sheet.ts'
import { drawArtifact, drawTagged } from './tags.ts'
import type { TextStyle } from './text.ts'

type Bill = NonNullable<PaperView['swissBill']>
type Column = { x: number; width: number; heading: TextStyle; value: TextStyle }

const mm = 72 / 25.4
const BLACK = '#000000'
const TITLE: TextStyle = { face: 'semibold', size: 11, leading: 1, color: BLACK }
const HINT: TextStyle = { face: 'regular', size: 7, leading: 1.2, color: BLACK }
/** Sizes of SIX, Style Guide QR-bill: 6 and 8 points on the receipt, 8 and 10 on the payment part. */
const RECEIPT = columnOf(5, 52, 6, 8, 9 / 8)
const PAYMENT = columnOf(118, 87, 8, 10, 1.1)
const HEIGHT = 105 * mm
/**
 * From this version on no alignment pattern lies in the middle, below the cross, where it leads some
 * readers astray; 25 is the highest that is allowed.
 */
const minVersion = 14
/** Above the line, for its words. */
const ABOVE = 5 * mm

function columnOf(x: number, width: number, heading: number, value: number, leading: number) {
  return {
    x: x * mm,
    width: width * mm,
    heading: { face: 'semibold', size: heading, leading: 1.5, color: BLACK },
    value: { face: 'regular', size: value, leading, color: BLACK },
  } as const
}

/** Where what stands above a QR-bill has to end; lengths are points from the top. */
export function aboveSwissBill(sheet: Sheet): number {
  return sheet.doc.page.height - HEIGHT - ABOVE - 2
}

/** Receipt and payment part along the lower edge of an A4 page, on one of its own where there is no room. */
export function drawSwissBill(sheet: Sheet, bill: Bill): void {
  if (sheet.y > aboveSwissBill(sheet)) addPage(sheet)
  const top = sheet.doc.page.height - HEIGHT
  drawEdges(sheet, bill, top)
  drawTitle(sheet, bill.texts.receipt, 5 * mm, top)
  drawFacts(sheet, RECEIPT, receiptFacts(bill), top + 12 * mm, 20)
  drawAmount(sheet, bill, { ...RECEIPT, y: top + 68 * mm, gap: 13 * mm })
  drawTagged(sheet, sheet.body, 'P', () => {
    const style: TextStyle = { ...RECEIPT.heading }
    drawLine(sheet, style, bill.texts.acceptance, 57 * mm, top + 82 * mm, 'end')
  })
  drawTitle(sheet, bill.texts.paymentPart, 67 * mm, top)
  drawCode(sheet, bill, 67 * mm, top + 17 * mm)
  drawAmount(sheet, bill, { ...PAYMENT, x: 67 * mm, y: top + 68 * mm, gap: 15 * mm })
  drawFacts(sheet, PAYMENT, paymentFacts(bill), top + 5 * mm, 25)
}

function receiptFacts({ texts, account, reference, debtor }: Bill) {
  return [
    { label: texts.account, lines: account },
    ...(reference === '' ? [] : [{ label: texts.reference, lines: [reference] }]),
    { label: debtor.length > 0 ? texts.payableBy : texts.payableByBlank, lines: debtor },
  ]
}

function paymentFacts(bill: Bill) {
  const { texts, message } = bill
  const facts = receiptFacts(bill)
  const said = message === '' ? [] : [{ label: texts.message, lines: [message] }]
  return [...facts.slice(0, -1), ...said, ...facts.slice(-1)]
}

/** The lines to cut along, with words that say so. */
function drawEdges(sheet: Sheet, { texts }: Bill, top: number): void {
  const { doc } = sheet
  drawArtifact(sheet, 'Layout', () => {
    sheet.ink = BLACK
    doc.rect(0, top, doc.page.width, 0.5).fill(BLACK)
    doc.rect(62 * mm, top, 0.5, HEIGHT).fill(BLACK)
  })
  drawTagged(sheet, sheet.body, 'P', () => {
    drawLine(sheet, HINT, texts.separate, sheet.right, top - 4 * mm, 'end')
  })
}

function drawTitle(sheet: Sheet, title: string, x: number, top: number): void {
  drawTagged(sheet, sheet.body, 'H2', () => drawLine(sheet, TITLE, title, x, top + 5 * mm))
}

function drawFacts(
  sheet: Sheet,
  { x, width, heading, value }: Column,
  facts: readonly { label: string; lines: readonly string[] }[],
  top: number,
  box: number,
): void {
  let y = top
  for (const { label, lines } of facts) {
    const wrapped = lines.flatMap((line) => wrapIn(sheet, value, line, width))
    drawTagged(sheet, sheet.body, 'P', () => {
      drawLine(sheet, heading, label, x, y)
      y = drawLines(sheet, value, wrapped, x, y + lineHeight(heading))
    })
    if (lines.length === 0) drawCorners(sheet, { x, y: y + 2, width, height: box * mm })
    y += lineHeight(value) * 0.8
  }
}

type Place = { x: number; y: number; gap: number; heading: TextStyle; value: TextStyle }

function drawAmount(sheet: Sheet, { texts, currency, amount }: Bill, place: Place): void {
  const { x, y, gap, heading, value } = place
  const below = y + lineHeight(heading)
  for (const [label, text, at] of [
    [texts.currency, currency, x],
    [texts.amount, amount, x + gap],
  ] as const) {
    drawTagged(sheet, sheet.body, 'P', () => {
      drawLine(sheet, heading, label, at, y)
      drawLine(sheet, value, text, at, below)
    })
  }
}

/** The code of 46 mm with the Swiss cross of 7 mm in its middle. */
function drawCode(sheet: Sheet, { payload, texts }: Bill, x: number, y: number): void {
  const { doc } = sheet
  const size = 46 * mm
  const draw = () => {
    drawSquares(doc, payload, { x, y, size, minVersion })
    const square = (side: number, color: string, height = side) => {
      const [left, top] = [x + (size - side * mm) / 2, y + (size - height * mm) / 2]
      doc.rect(left, top, side * mm, height * mm).fill(color)
    }
    square(7, '#ffffff')
    square(6, BLACK)
    square(3.9, '#ffffff', 1.17)
    square(1.17, '#ffffff', 3.9)
    sheet.ink = ''
  }
  const bbox: [number, number, number, number] = [x, y, x + size, y + size]
  drawTagged(sheet, sheet.body, 'Figure', draw, { alt: texts.paymentPart, bbox })
}

/** The four corners of a field to be filled in by hand. */
function drawCorners(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const arm = 3 * mm
  drawArtifact(sheet, 'Layout', () => {
    for (const [left, from] of [
      [x, x],
      [x + width, x + width - arm],
    ] as const) {
      for (const [top, start] of [
        [y, y],
        [y + height, y + height - arm],
      ] as const) {
        sheet.doc.rect(from, top, arm, 0.75).rect(left, start, 0.75, arm)
      }
    }
    sheet.doc.fill(BLACK)
    sheet.ink = BLACK
  })
}
