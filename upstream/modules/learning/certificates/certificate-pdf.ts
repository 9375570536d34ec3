import { type Language, languages } from '#contract/core/fields.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import { paperWords } from '../../../documents/paper/compose-paper.ts'
import { collectBytes } from '../../../documents/pdf/collect-bytes.ts'
import {
  drawLines,
  drawRule,
  INK,
  INK_SOFT,
  openSheet,
  type Sheet,
  wrapIn,
} from '../../../documents/pdf/sheet.ts'
import { drawTagged } from '../../../documents/pdf/tags.ts'
import type { TextStyle } from '../../../documents/pdf/text.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { Certificate } from './certificate.ts'
import { checkPath } from './certificate-rows.ts'
import { certificateTexts } from './certificate-texts.ts'

const FIRM: TextStyle = { face: 'serif', size: 16, leading: 1.2, color: INK_SOFT }
const TITLE: TextStyle = { face: 'serif', size: 40, leading: 1.1, color: INK }
const NAME: TextStyle = { face: 'serif', size: 28, leading: 1.2, color: INK }
const COURSE: TextStyle = { face: 'serif', size: 22, leading: 1.2, color: INK }
const PLAIN: TextStyle = { face: 'regular', size: 11, leading: 1.6, color: INK_SOFT }

/** A certificate as a tagged PDF, with what was true at its issue; `origin` is the product's address. */
export async function printCertificate(
  reader: Reader,
  { firmId, now }: FirmContext,
  certificate: Certificate,
  origin: string,
): Promise<DocumentFile> {
  const seller = getFirmProfile(reader)
  const { printed, number } = certificate
  const language = languageOf(printed.language)
  const words = certificateTexts[language]
  const { format } = paperWords({ language, seller })
  const info = {
    ...{ paper: seller.paper, language, isLandscape: true },
    title: `${words.title} ${number}`,
    author: printed.firmName,
  }
  const sheet = openSheet(info, now)
  const whole = collectBytes(sheet.doc)
  write(sheet, 'P', FIRM, printed.firmName, 40)
  write(sheet, 'H1', { ...TITLE, color: sheet.accent }, words.title, 18)
  drawRule(sheet, sheet.y, 'ink')
  sheet.y += 36
  write(sheet, 'P', NAME, printed.learnerName, 8)
  write(sheet, 'P', PLAIN, words.completed, 14)
  write(sheet, 'H2', COURSE, printed.courseTitle, 34)
  const facts = [
    `${words.number}: ${number}`,
    ...(printed.percent === null ? [] : [`${words.result}: ${printed.percent} %`]),
    `${words.issued}: ${format.date(printed.issuedDate)}`,
    `${words.valid}: ${printed.validThroughDate ? format.date(printed.validThroughDate) : words.always}`,
  ]
  for (const fact of facts) write(sheet, 'P', PLAIN, fact, 2)
  sheet.y += 20
  write(sheet, 'P', PLAIN, `${words.check} ${origin}${checkPath(firmId, certificate)}`, 0)
  sheet.doc.end()
  return {
    name: documentFileName(words.title, number),
    type: 'application/pdf',
    bytes: await whole,
  }
}

function write(
  sheet: Sheet,
  tag: 'P' | 'H1' | 'H2',
  style: TextStyle,
  text: string,
  gap: number,
): void {
  const lines = wrapIn(sheet, style, text, sheet.right - sheet.left)
  drawTagged(sheet, sheet.body, tag, () => {
    sheet.y = drawLines(sheet, style, lines, sheet.left, sheet.y) + gap
  })
}

function languageOf(tag: string): Language {
  return languages.find((one) => one === tag) ?? 'en'
}
