import type { z } from 'zod'
import type { MailPreview, SendInput } from '#contract/invoice-mail.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { type MailWords, mailWords } from '../../../documents/delivery/mail-words.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { snapshotOf } from '../../../documents/snapshot.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { getStoredParty } from '../../parties/index.ts'
import { documentInput } from '../document-input.ts'
import { type DocumentRow, linesOf } from '../reader.ts'
import { fileWords } from './document-file.ts'
import { mailTexts } from './mail-texts.ts'

type Words = Pick<z.infer<typeof SendInput>, 'subject' | 'message'>

/** Subject and text to a customer: the sender's own words, or ours in the document's language. */
export function writeMail(reader: Reader, row: DocumentRow, typed: Words, link: string): MailWords {
  const { language } = documentInput(row, [])
  const { tradeName, legalName, address } = getFirmProfile(reader)
  const { buyer } = snapshotOf(
    reader,
    { snapshot: row.snapshot, partyId: row.customerId },
    linesOf(reader, row.id),
  )
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
  const { kind } = row
  const usual = { subject: texts.subject[kind], message: texts.message[kind], link: texts.link }
  return mailWords(typed, usual, values)
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
    files: [documentFileName(fileWords[row.kind], row.number)],
  }
}
