import type { z } from 'zod'
import type { MailPreview, SendInput } from '#contract/invoice-mail.ts'
import type { Reader } from '../../../firm/store.ts'
import { singleLine } from '../../../mail/rendered-mail.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { getStoredParty } from '../../parties/index.ts'
import { documentInput } from '../document-input.ts'
import { paperFormat } from '../paper/paper-format.ts'
import { fillText } from '../paper/texts/paper-texts.ts'
import { type DocumentRow, linesOf } from '../reader.ts'
import { snapshotOf } from '../snapshot.ts'
import { documentFileName } from './file-name.ts'
import { mailTexts } from './mail-texts.ts'

type Words = Pick<z.infer<typeof SendInput>, 'subject' | 'message'>
/** What a customer reads: `message` is what the sender may change, `text` is all of it. */
type Written = { subject: string; message: string; text: string }

/** Subject and text to a customer: the sender's own words, or ours in the document's language. */
export function writeMail(
  reader: Reader,
  row: DocumentRow,
  { subject, message }: Words,
  link: string,
): Written {
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
  const words = (message || fillText(texts.message[row.kind], values)).replace(/\r\n?/g, '\n')
  return {
    subject: singleLine(subject || fillText(texts.subject[row.kind], values)),
    message: words,
    text: `${words}\n\n${fillText(texts.link, values)}\n`,
  }
}

/**
 * The mail as it would leave, with what the sender has typed so far; nothing is written. `link` is
 * the document's address, or what stands for it while it has none.
 */
export function previewMail(
  reader: Reader,
  row: DocumentRow,
  { to, cc, ...words }: z.infer<typeof SendInput>,
  link: string,
): MailPreview {
  const { tradeName, legalName, email, logoType } = getFirmProfile(reader)
  return {
    from: tradeName || legalName,
    replyTo: email,
    to: to || getStoredParty(reader, row.customerId).email,
    cc,
    ...writeMail(reader, row, words, link),
    hasLogo: logoType !== null,
    files: [documentFileName(row.kind, row.number)],
  }
}

/** The addresses of a list that somebody typed, each once. */
export function addressesIn(list: string): string[] {
  const given = list.split(/[,;\s]+/).filter((address) => address !== '')
  return [...new Set(given)]
}
