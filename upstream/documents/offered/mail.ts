import type { Language } from '#contract/core/fields.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../../modules/firm/firms/index.ts'
import type { MailContent } from '../../modules/firm/mails/index.ts'
import { getStoredParty } from '../../modules/firm/parties/index.ts'
import { documentFileName } from '../delivery/document-file-name.ts'
import { secondLanguage } from '../paper/own-words.ts'
import { type PaperFormat, paperFormat } from '../paper/paper-format.ts'
import { snapshotOf } from '../snapshot.ts'

type MailedDocument = {
  id: string
  number: string | null
  customerId: string
  currency: string
  snapshot: string | null
}

type DocumentMail = {
  language: Language
  lines: readonly { taxCode: string }[]
  /** What is asked for with it. */
  total: Minor
  /** What the kind's words have beside number, name and total. */
  more(format: PaperFormat): Record<string, string>
  link: string
  /** Whose `mail-attachment.ts` renders the file, and the word its name begins with. */
  file: { module: string; word: string }
}

/**
 * A mail with a document and the link to its page, to its customer; in two languages where the document
 * is.
 */
export function documentMail(
  reader: Reader,
  row: MailedDocument,
  { language, lines, total, more, link, file: { module, word } }: DocumentMail,
): MailContent {
  const { id, number, customerId: partyId, currency, snapshot } = row
  const { buyer, seller, look } = snapshotOf(reader, { snapshot, partyId }, lines)
  const { country } = getFirmProfile(reader).address
  const valuesIn = (spoken: Language) => {
    const format = paperFormat(spoken, country)
    return {
      number: number ?? '',
      name: buyer.contactName || buyer.name,
      total: format.money(total, currency),
      ...more(format),
    }
  }
  const second = secondLanguage({ language, seller, look })
  return {
    to: getStoredParty(reader, partyId).email,
    language,
    values: valuesIn(language),
    ...(second && { also: { language: second, values: valuesIn(second) } }),
    link,
    files: [{ module, id, name: documentFileName(word, number) }],
  }
}
