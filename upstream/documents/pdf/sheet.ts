import PDFDocument from 'pdfkit'
import { describeFile } from './archive.ts'
import { moreFaces } from './more-faces.ts'
import type { LetterPaper } from './paper.ts'
import { drawRuns, widthOf } from './runs.ts'
import { drawArtifact, openTag, type Tag } from './tags.ts'
import { cleanText, type Measure, type TextStyle, wrapText } from './text.ts'
import { FACE_EXTENT, type Face, openFaces } from './typefaces.ts'

/** The page being written and how far down it is filled; lengths are points from the top left. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  body: Tag
  left: number
  right: number
  top: number
  bottom: number
  y: number
  ink: string
  /** The firm's colours, `#1f4f8f`: of titles, and of the strong lines. */
  accent: string
  rule: string
}

const MILLIMETRE = 72 / 25.4
const MARGIN = { block: 14 * MILLIMETRE, inline: 15 * MILLIMETRE }
const FACES: Face[] = ['serif', 'regular', 'semibold']

export const INK = '#171d2f'
export const INK_SOFT = '#4a505d'
export const INK_FAINT = '#626771'
const LINE = '#e1e1dd'

/** What a file says of itself, and the size of its pages. */
export type SheetInfo = Pick<LetterPaper, 'paper' | 'language' | 'look'> & {
  title: string
  author: string
  isLandscape?: boolean
}

/** What the file of a letter says of itself. */
export function sheetInfo(paper: LetterPaper): SheetInfo {
  const { language, title, number, seller, look } = paper
  const named = [title, number].filter(Boolean).join(' ')
  return { paper: paper.paper, language, look, title: named, author: seller.name }
}

/** Opens a tagged PDF with the paper's fonts and its first page. */
export function openSheet(info: SheetInfo, now: Date): Sheet {
  const faces = openFaces()
  const margins = {
    top: MARGIN.block,
    bottom: MARGIN.block,
    left: MARGIN.inline,
    right: MARGIN.inline,
  }
  const doc = new PDFDocument({
    size: info.paper === 'A4' ? 'A4' : 'LETTER',
    layout: info.isLandscape ? 'landscape' : 'portrait',
    margins,
    // Without a font named here pdfkit loads Helvetica, which has no Cyrillic and is not embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    bufferPages: true,
    lang: info.language,
    displayTitle: true,
    info: {
      Title: cleanText(info.title),
      Author: cleanText(info.author),
      Producer: 'Firmament',
      Creator: 'Firmament',
      CreationDate: now,
      ModDate: now,
    },
  })
  describeFile(doc)
  for (const face of FACES) doc.registerFont(face, faces[face])
  for (const [name, font] of moreFaces()) doc.registerFont(name, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const body = openTag(doc, root, 'Sect')
  const { width, height } = doc.page
  return {
    doc,
    body,
    left: margins.left,
    right: width - margins.right,
    top: margins.top,
    bottom: height - margins.bottom,
    y: margins.top,
    ink: '',
    accent: info.look?.accent || INK,
    rule: info.look?.rule || info.look?.accent || INK,
  }
}

export function addPage(sheet: Sheet): void {
  sheet.doc.addPage()
  sheet.y = sheet.top
  sheet.ink = ''
}

export function measureIn(sheet: Sheet, style: TextStyle): Measure {
  return (text) => widthOf(sheet.doc, style, text.trimEnd())
}

export function wrapIn(sheet: Sheet, style: TextStyle, text: string, width: number): string[] {
  return wrapText(text, width, measureIn(sheet, style))
}

export function lineHeight(style: TextStyle): number {
  return style.size * style.leading
}

/** Draws one line whose box begins at `y`; aligned to the end, `x` is where it ends. */
export function drawLine(
  sheet: Sheet,
  style: TextStyle,
  line: string,
  x: number,
  y: number,
  align: 'start' | 'end' = 'start',
): void {
  const { ascent, descent } = FACE_EXTENT[style.face]
  const baseline = y + (style.size * (style.leading + ascent - descent)) / 2
  const { doc } = sheet
  if (sheet.ink !== style.color) doc.fillColor(style.color)
  sheet.ink = style.color
  const start = align === 'end' ? x - widthOf(doc, style, line.trimEnd()) : x
  drawRuns(doc, style, line, { x: start, baseline })
}

/** Draws lines under each other and gives the place below the last. */
export function drawLines(
  sheet: Sheet,
  style: TextStyle,
  lines: string[],
  x: number,
  y: number,
  align: 'start' | 'end' = 'start',
): number {
  const step = lineHeight(style)
  lines.forEach((line, index) => {
    drawLine(sheet, style, line, x, y + index * step, align)
  })
  return y + lines.length * step
}

/** A horizontal rule: 1.5 px of ink under a head and over a balance, a hairline elsewhere. */
export function drawRule(
  sheet: Sheet,
  y: number,
  weight: 'ink' | 'hair',
  from = sheet.left,
  to = sheet.right,
): void {
  drawArtifact(sheet, 'Layout', () => {
    sheet.ink = weight === 'ink' ? sheet.rule : LINE
    const height = weight === 'ink' ? 1.125 : 0.75
    sheet.doc.rect(from, y, to - from, height).fill(sheet.ink)
  })
}
