import type { z } from 'zod'
import type { SendInput } from '#contract/invoices.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { documentInput } from '../document-input.ts'
import { paperFormat } from '../paper/paper-format.ts'
import { fillText } from '../paper/texts/paper-texts.ts'
import { type DocumentRow, linesOf } from '../reader.ts'
import { snapshotOf } from '../snapshot.ts'
import { mailTexts } from './mail-texts.ts'

type Words = Pick<z.infer<typeof SendInput>, 'subject' | 'message'>

/** Subject and text to a customer: the sender's own words, or ours in the customer's language. */
export function writeMail(
  reader: Reader,
  row: DocumentRow,
  { subject, message }: Words,
  link: string,
): { subject: string; text: string } {
  const { language } = documentInput(row, [])
  const { tradeName, legalName, address } = getFirmProfile(reader)
  const { buyer } = snapshotOf(reader, row, linesOf(reader, row.id))
  const format = paperFormat(language, address.country)
  const texts = mailTexts[language]
  const values = {
    link,
    number: row.number ?? '',
    firm: tradeName || legalName,
    name: buyer.contactName || buyer.name,
    total: format.money(row.total, row.currency),
    due: format.date(row.dueDate),
  }
  return {
    subject: singleLine(subject || fillText(texts.subject[row.kind], values)),
    text: `${message || fillText(texts.message[row.kind], values)}\n\n${fillText(texts.link, values)}\n`,
  }
}

/** What follows a line break in a subject would be a header of the writer's choosing. */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
