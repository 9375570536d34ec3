import { AGENCY_WIDTH, drawAgencyCode } from './agency-code.ts'
import { findMark } from './mark.ts'
import { drawNotes, NOTE } from './notes-part.ts'
import type { LetterPaper, PaperDocument } from './paper.ts'
import {
  drawLine,
  drawLines,
  INK,
  INK_FAINT,
  INK_SOFT,
  lineHeight,
  measureIn,
  type Sheet,
  wrapIn,
} from './sheet.ts'
import { drawArtifact, drawTagged } from './tags.ts'
import { cleanText, type TextStyle } from './text.ts'

const TITLE: TextStyle = { face: 'serif', size: 31.5, leading: 0.95, color: INK }
const SUBJECT: TextStyle = { face: 'serif', size: 18, leading: 1.1, color: INK }
const NUMBER: TextStyle = { face: 'regular', size: 11, leading: 1.5, color: INK_SOFT }
const FIRM: TextStyle = { face: 'serif', size: 15.75, leading: 1.1, color: INK }
const ADDRESS: TextStyle = { face: 'regular', size: 9, leading: 1.5, color: INK_SOFT }
const CAPTION: TextStyle = { face: 'semibold', size: 7.9, leading: 1.5, color: INK_FAINT }
const PARTY: TextStyle = { face: 'regular', size: 9.75, leading: 1.5, color: INK }
const PARTY_NAME: TextStyle = { ...PARTY, face: 'semibold' }
const FACT: TextStyle = { ...PARTY, color: INK_FAINT }
const GAP = 21
/** 45 mm from the top of the page, where the window of an envelope begins. */
const WINDOW = (45 * 72) / 25.4
const BAND = 9

/**
 * The firm on the left, the heading and number on the right; in a letter the firm alone, down to
 * where the window of an envelope begins (DIN 5008, form B), and on modern paper a band above.
 */
export function drawLetterhead(sheet: Sheet, paper: LetterPaper): void {
  if (paper.look?.layout === 'modern') drawBand(sheet)
  if (paper.look?.layout === 'letter') {
    const below = drawFirm(sheet, paper.seller, sheet.right - sheet.left, sheet.y)
    sheet.y = Math.max(below + 14, WINDOW)
    return
  }
  const width = sheet.right - sheet.left
  const title = wrapIn(sheet, TITLE, paper.title, width * 0.58)
  const titleWidth = Math.max(...title.map(measureIn(sheet, TITLE)))
  const ownWidth = width - Math.max(titleWidth, width * 0.3) - GAP
  const top = sheet.y
  const below = drawFirm(sheet, paper.seller, ownWidth, top)
  const style = { ...TITLE, color: paper.isDraft ? INK_FAINT : sheet.accent }
  drawTagged(sheet, sheet.body, 'H1', () => {
    sheet.y = drawLines(sheet, style, title, sheet.right, top, 'end') + 2
  })
  if (paper.number !== null) {
    const number = wrapIn(sheet, NUMBER, paper.number, width - ownWidth - GAP)
    drawTagged(sheet, sheet.body, 'P', () => {
      sheet.y = drawLines(sheet, NUMBER, number, sheet.right, sheet.y, 'end')
    })
  }
  sheet.y = Math.max(sheet.y, below) + 29
}

function drawFirm(
  sheet: Sheet,
  seller: PaperDocument['seller'],
  width: number,
  top: number,
): number {
  const mark = seller.logo && findMark(sheet.doc, seller.logo)
  const markWidth = mark ? mark.width + 7 : 0
  const name = wrapIn(sheet, FIRM, seller.name, width - markWidth)
  const nameHeight = name.length * lineHeight(FIRM)
  const height = Math.max(nameHeight, mark?.height ?? 0)
  if (mark) {
    const y = top + (height - mark.height) / 2
    const box: [number, number, number, number] = [
      sheet.left,
      y,
      sheet.left + mark.width,
      y + mark.height,
    ]
    const draw = () => {
      sheet.doc.image(mark.image, sheet.left, y, { width: mark.width, height: mark.height })
    }
    drawTagged(sheet, sheet.body, 'Figure', draw, { alt: cleanText(seller.name), bbox: box })
  }
  drawTagged(sheet, sheet.body, 'P', () => {
    drawLines(sheet, FIRM, name, sheet.left + markWidth, top + (height - nameHeight) / 2)
  })
  const lines = seller.lines.flatMap((line) => wrapIn(sheet, ADDRESS, line, width))
  let y = top + height + 6
  drawTagged(sheet, sheet.body, 'P', () => {
    y = drawLines(sheet, ADDRESS, lines, sheet.left, y)
  })
  return y
}

/** Who it is billed to on the left, dates and references on the right. */
export function drawParties(sheet: Sheet, paper: LetterPaper): void {
  const top = sheet.y
  const { agencyCode } = paper
  const end = sheet.right - (agencyCode ? AGENCY_WIDTH + GAP : 0)
  const width = (end - sheet.left) * (agencyCode ? 0.42 : 0.5)
  const factsBelow = drawBuyer(sheet, paper.buyer, width, top)
  const codeBelow = agencyCode ? drawAgencyCode(sheet, agencyCode, top) : top
  drawFacts(sheet, paper.facts, { end, width: end - sheet.left - width - GAP }, top)
  sheet.y = Math.max(sheet.y, factsBelow, codeBelow) + 21
  if (paper.look?.layout === 'letter') drawSubject(sheet, paper)
}

/** What a letter is about, below the address: its title and number on one line. */
function drawSubject(sheet: Sheet, paper: LetterPaper): void {
  const style = { ...SUBJECT, color: paper.isDraft ? INK_FAINT : sheet.accent }
  const text = [paper.title, paper.number].filter(Boolean).join(' ')
  const lines = wrapIn(sheet, style, text, sheet.right - sheet.left)
  drawTagged(sheet, sheet.body, 'H1', () => {
    sheet.y = drawLines(sheet, style, lines, sheet.left, sheet.y) + 12
  })
}

/** A band of the firm's colour along the upper edge of the page. */
function drawBand(sheet: Sheet): void {
  drawArtifact(sheet, 'Layout', () => {
    sheet.ink = sheet.accent
    sheet.doc.rect(0, 0, sheet.doc.page.width, BAND).fill(sheet.ink)
  })
}

/** The firm's own words above the lines. */
export function drawOpening(sheet: Sheet, { opening }: Pick<PaperDocument, 'opening'>): void {
  if (!opening) return
  const lines = wrapIn(sheet, NOTE, opening, (sheet.right - sheet.left) * 0.8)
  drawNotes(
    sheet,
    lines.map((text, at) => ({ style: NOTE, text, isFirst: at === 0 })),
  )
  sheet.y += 14
}

function drawBuyer(
  sheet: Sheet,
  buyer: PaperDocument['buyer'],
  width: number,
  top: number,
): number {
  const name = wrapIn(sheet, PARTY_NAME, buyer.name, width)
  const lines = buyer.lines.flatMap((line) => wrapIn(sheet, PARTY, line, width))
  let y = top
  drawTagged(sheet, sheet.body, 'P', () => {
    y = drawLines(sheet, CAPTION, wrapIn(sheet, CAPTION, buyer.label, width), sheet.left, y)
  })
  drawTagged(sheet, sheet.body, 'P', () => {
    y = drawLines(sheet, PARTY_NAME, name, sheet.left, y + 1)
    y = drawLines(sheet, PARTY, lines, sheet.left, y)
  })
  return y
}

function drawFacts(
  sheet: Sheet,
  facts: PaperDocument['facts'],
  { end, width }: { end: number; width: number },
  top: number,
): void {
  const measure = measureIn(sheet, FACT)
  const labelWidth = Math.min(width * 0.5, Math.max(0, ...facts.map((fact) => measure(fact.label))))
  const valueSpace = width - labelWidth - 15
  const values = facts.map((fact) => wrapIn(sheet, PARTY, fact.value, valueSpace))
  const valueWidth = Math.max(0, ...values.flat().map(measureIn(sheet, PARTY)))
  const x = end - valueWidth - 15 - labelWidth
  sheet.y = top
  facts.forEach((fact, index) => {
    const label = wrapIn(sheet, FACT, fact.label, labelWidth + 0.01)
    const value = values[index] ?? []
    const y = sheet.y
    drawTagged(sheet, sheet.body, 'P', () => {
      label.forEach((line, at) => {
        drawLine(sheet, FACT, line, x, y + at * lineHeight(FACT))
      })
      drawLines(sheet, PARTY, value, end, y, 'end')
    })
    sheet.y = y + Math.max(label.length, value.length) * lineHeight(FACT) + 1
  })
}
