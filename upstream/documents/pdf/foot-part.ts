import type { LetterPaper, PaperDocument, PaperFact } from './paper.ts'
import { drawPaymentCode } from './payment-code.ts'
import {
  addPage,
  drawLine,
  drawLines,
  drawRule,
  INK_FAINT,
  INK_SOFT,
  lineHeight,
  measureIn,
  type Sheet,
  wrapIn,
} from './sheet.ts'
import { drawArtifact, drawTagged } from './tags.ts'
import { cleanText, type TextStyle } from './text.ts'

const VALUE: TextStyle = { face: 'regular', size: 8.4, leading: 1.5, color: INK_SOFT }
const LABEL: TextStyle = { ...VALUE, color: INK_FAINT }
const PAGE: TextStyle = { ...VALUE, size: 8, color: INK_FAINT }
const CODE = 60
const GAP = 17
const PADDING = 11

type LaidFact = { label: string[]; value: string[]; height: number }

/** The foot in lines; `height` includes the space above it and is 0 when there is nothing to say. */
export type LaidFoot = {
  facts: LaidFact[]
  factsHeight: number
  valueAt: number
  terms: string[]
  height: number
}

export function layOutFoot(sheet: Sheet, { foot }: Pick<LetterPaper, 'foot'>): LaidFoot {
  const start = startOf(sheet, foot)
  const space = sheet.right - start
  const hasFacts = foot.facts.length > 0
  const labelWidth = hasFacts ? widestLabel(sheet, foot.facts, space * 0.25) : 0
  const factsWidth = hasFacts ? labelWidth + 9 + valueWidthOf(sheet, foot, space, labelWidth) : 0
  const valueAt = start + labelWidth + 9
  const valueWidth = start + factsWidth - valueAt
  const facts = foot.facts.map((fact) => layOutFact(sheet, fact, labelWidth, valueWidth))
  const terms = foot.lines.flatMap((line) => wrapIn(sheet, VALUE, line, space - factsWidth))
  const factsHeight = facts.reduce((sum, fact) => sum + fact.height, 0)
  const tallest = Math.max(
    foot.paymentCode ? CODE : 0,
    factsHeight,
    terms.length * lineHeight(VALUE),
  )
  const height = tallest === 0 ? 0 : tallest + PADDING + GAP
  return { facts, factsHeight, valueAt, terms, height }
}

/** How to pay and the terms, kept whole at the bottom of the last page. */
export function drawFoot(sheet: Sheet, paper: LetterPaper, foot: LaidFoot): void {
  if (foot.height === 0) return
  if (sheet.y + foot.height > sheet.bottom) addPage(sheet)
  const inner = foot.height - PADDING - GAP
  drawRule(sheet, sheet.bottom - inner - PADDING, 'hair')
  const middle = sheet.bottom - inner / 2
  const { paymentCode, paymentCodeAlt = 'EPC QR' } = paper.foot
  if (paymentCode) drawPaymentCode(sheet, paymentCode, paymentCodeAlt, middle - CODE / 2, CODE)
  drawFacts(sheet, foot, startOf(sheet, paper.foot), middle - foot.factsHeight / 2)
  if (foot.terms.length === 0) return
  const isAlone = foot.facts.length === 0 && !paymentCode
  const y = middle - (foot.terms.length * lineHeight(VALUE)) / 2
  drawTagged(sheet, sheet.body, 'P', () => {
    if (isAlone) drawLines(sheet, VALUE, foot.terms, sheet.left, y)
    else drawLines(sheet, VALUE, foot.terms, sheet.right, y, 'end')
  })
}

function startOf(sheet: Sheet, foot: PaperDocument['foot']): number {
  return sheet.left + (foot.paymentCode ? CODE + GAP : 0)
}

function widestLabel(sheet: Sheet, facts: PaperFact[], maxWidth: number): number {
  const measure = measureIn(sheet, LABEL)
  return Math.min(maxWidth, Math.max(...facts.map((fact) => measure(cleanText(fact.label)) + 0.01)))
}

/** Values stay on one line, an IBAN above all, as long as the terms beside them keep a third. */
function valueWidthOf(
  sheet: Sheet,
  { facts, lines }: PaperDocument['foot'],
  space: number,
  labelWidth: number,
): number {
  const measure = measureIn(sheet, VALUE)
  const widest = Math.max(...facts.map((fact) => measure(cleanText(fact.value)) + 0.01))
  const most = space * (lines.length === 0 ? 1 : 0.66) - labelWidth - 9
  return Math.min(Math.max(widest, space * 0.52 - labelWidth - 9), most)
}

function layOutFact(
  sheet: Sheet,
  fact: PaperFact,
  labelWidth: number,
  valueWidth: number,
): LaidFact {
  const label = wrapIn(sheet, LABEL, fact.label, labelWidth)
  const value = wrapIn(sheet, VALUE, fact.value, valueWidth)
  return { label, value, height: Math.max(label.length, value.length) * lineHeight(VALUE) }
}

function drawFacts(sheet: Sheet, foot: LaidFoot, x: number, top: number): void {
  let y = top
  for (const fact of foot.facts) {
    drawTagged(sheet, sheet.body, 'P', () => {
      drawLines(sheet, LABEL, fact.label, x, y)
      drawLines(sheet, VALUE, fact.value, foot.valueAt, y)
    })
    y += fact.height
  }
}

/** Numbers the pages in the bottom margin, when there is more than one. */
export function drawPageNumbers(
  sheet: Sheet,
  paper: Pick<LetterPaper, 'number' | 'pageLabel'> & { swissBill?: unknown },
): void {
  const { count } = sheet.doc.bufferedPageRange()
  if (count < 2) return
  // Nothing else may stand on the part of a page that is torn off.
  const last = paper.swissBill ? count - 1 : count
  for (let page = 0; page < last; page++) {
    sheet.doc.switchToPage(page)
    sheet.ink = ''
    const label = cleanText(paper.pageLabel)
      .replace('{page}', String(page + 1))
      .replace('{pages}', String(count))
    const text = page > 0 && paper.number !== null ? `${cleanText(paper.number)} · ${label}` : label
    drawArtifact(sheet, 'Pagination', () => {
      drawLine(sheet, PAGE, text, sheet.right, sheet.bottom + 12, 'end')
    })
  }
}
