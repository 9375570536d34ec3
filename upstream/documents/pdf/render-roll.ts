import PDFDocument from 'pdfkit'
import { describeFile } from './archive.ts'
import { collectBytes } from './collect-bytes.ts'
import { moreFaces, openMoreFaces } from './more-faces.ts'
import type { PaperTotal } from './paper.ts'
import { drawSquares } from './qr-squares.ts'
import { widthOf } from './runs.ts'
import { drawLine, drawLines, INK, INK_SOFT, lineHeight, type Sheet, wrapIn } from './sheet.ts'
import { drawArtifact, drawTagged, openTag } from './tags.ts'
import { cleanText, type TextStyle } from './text.ts'
import { openFaces } from './typefaces.ts'

/** A slip as a printer with a roll prints it; every text final. */
export type RollPaper = {
  language: string
  title: string
  seller: { name: string; lines: string[] }
  /** Below the title, such as when, where and who. */
  facts: string[]
  rows: { description: string; details: string[]; amount: string }[]
  totals: PaperTotal[]
  /** Of the tax authority: what its code holds is empty for none. */
  fiscal: { heading: string; code: string; lines: string[] }
  foot: string[]
  /** Leads to the public copy, for who may see it. */
  link?: { label: string; address: string }
}

const mm = 72 / 25.4
/** Printers for 80 mm print 72 of them. */
const WIDTH = 80 * mm
const MARGIN = 4 * mm
/** Of a tax authority 30 to 40 mm (Orden HAC/1177/2024, art. 21). */
const FISCAL_CODE = 36 * mm
const LINK_CODE = 26 * mm
const GAP = 2.5 * mm
/** Longer than any slip: 300 lines take less than half of it. PDF allows 14,400. */
const LONGEST = 14_000

const NAME: TextStyle = { face: 'semibold', size: 12, leading: 1.25, color: INK }
const PLAIN: TextStyle = { face: 'regular', size: 9, leading: 1.35, color: INK }
const STRONG: TextStyle = { ...NAME, size: 11 }
const SMALL: TextStyle = { ...PLAIN, size: 7.5, color: INK_SOFT }

/**
 * Prints a slip: a tagged PDF of one page as wide as the roll and as long as what stands on it, with its
 * fonts embedded. The same slip and `now` always give the same bytes.
 */
export async function renderRoll(paper: RollPaper, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  await openMoreFaces(paper)
  const measured = openRoll(paper, now, LONGEST)
  drawRoll(measured, paper)
  const sheet = openRoll(paper, now, Math.ceil(measured.y + MARGIN))
  const whole = collectBytes(sheet.doc)
  drawRoll(sheet, paper)
  sheet.doc.end()
  return whole
}

function openRoll({ language, title, seller }: RollPaper, now: Date, height: number): Sheet {
  const doc = new PDFDocument({
    size: [WIDTH, height],
    margin: MARGIN,
    // Without a font named here pdfkit loads Helvetica, which has no Cyrillic and is not embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: cleanText(title),
      Author: cleanText(seller.name),
      ...{ Producer: 'Firmament', Creator: 'Firmament', CreationDate: now, ModDate: now },
    },
  })
  describeFile(doc)
  const faces = openFaces()
  for (const face of ['regular', 'semibold'] as const) doc.registerFont(face, faces[face])
  for (const [name, font] of moreFaces()) doc.registerFont(name, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    ...{ doc, body: openTag(doc, root, 'Sect'), left: MARGIN, right: WIDTH - MARGIN },
    ...{ top: MARGIN, bottom: height - MARGIN, y: MARGIN },
    ...{ ink: '', accent: INK, rule: INK },
  }
}

function drawRoll(sheet: Sheet, paper: RollPaper): void {
  const { seller, fiscal, link } = paper
  centred(sheet, NAME, [seller.name])
  centred(sheet, SMALL, seller.lines)
  sheet.y += GAP
  paragraph(sheet, PLAIN, paper.title, 'H1')
  for (const fact of paper.facts) paragraph(sheet, SMALL, fact)
  dashes(sheet)
  for (const { description, details, amount } of paper.rows) {
    pair(sheet, PLAIN, description, amount)
    for (const detail of details) paragraph(sheet, SMALL, detail)
  }
  dashes(sheet)
  for (const { kind, label, value } of paper.totals) {
    pair(sheet, kind === 'strong' ? STRONG : PLAIN, label, value)
  }
  sheet.y += GAP
  if (fiscal.code !== '') square(sheet, fiscal.code, fiscal.heading, FISCAL_CODE)
  centred(sheet, SMALL, fiscal.lines)
  centred(sheet, PLAIN, paper.foot)
  sheet.y += GAP
  if (link) square(sheet, link.address, link.label, LINK_CODE)
}

function paragraph(sheet: Sheet, style: TextStyle, text: string, tag = 'P'): void {
  const lines = wrapIn(sheet, style, text, sheet.right - sheet.left)
  drawTagged(sheet, sheet.body, tag, () => {
    sheet.y = drawLines(sheet, style, lines, sheet.left, sheet.y)
  })
}

function centred(sheet: Sheet, style: TextStyle, texts: readonly string[]): void {
  const width = sheet.right - sheet.left
  for (const line of texts.flatMap((text) => wrapIn(sheet, style, text, width))) {
    const x = sheet.left + (width - widthOf(sheet.doc, style, line.trimEnd())) / 2
    drawTagged(sheet, sheet.body, 'P', () => drawLine(sheet, style, line, x, sheet.y))
    sheet.y += lineHeight(style)
  }
}

/** A label and its figure, which stands at the end of the first line. */
function pair(sheet: Sheet, style: TextStyle, label: string, value: string): void {
  const taken = widthOf(sheet.doc, style, value)
  const lines = wrapIn(sheet, style, label, sheet.right - sheet.left - taken - GAP)
  drawTagged(sheet, sheet.body, 'P', () => {
    const end = drawLines(sheet, style, lines, sheet.left, sheet.y)
    drawLine(sheet, style, value, sheet.right, sheet.y, 'end')
    sheet.y = end
  })
}

function dashes(sheet: Sheet): void {
  const y = sheet.y + GAP / 2
  drawArtifact(sheet, 'Layout', () => {
    const { doc, left, right } = sheet
    doc.moveTo(left, y).lineTo(right, y).lineWidth(0.5).dash(2, { space: 2 }).stroke('#777777')
    doc.undash()
  })
  sheet.y += GAP
}

/** A code in the middle with what it is below it. */
function square(sheet: Sheet, payload: string, label: string, size: number): void {
  const x = (WIDTH - size) / 2
  const { y } = sheet
  const draw = () => {
    drawSquares(sheet.doc, payload, { x, y, size })
    sheet.ink = ''
  }
  drawTagged(sheet, sheet.body, 'Figure', draw, { alt: label, bbox: [x, y, x + size, y + size] })
  sheet.y += size + GAP / 2
  centred(sheet, SMALL, [label])
}
