import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { mailWords } from '../../../documents/delivery/mail-words.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import type { MailFile } from '../outbound/index.ts'
import { getStoredParty, partyOfRecord } from '../parties/index.ts'
import { type RecordRef, requireReadable } from '../records/index.ts'
import { withAddedTexts } from './added-texts.ts'
import { type MailContent, mailKindsOf } from './kinds.ts'
import { usualWords } from './templates.ts'

/** What a person's own mail about a record begins with. */
export type RecordLetter = {
  /** What a person knows the record by. */
  title: string
  /** Empty where no address is known. */
  to: string
  /** Of the reader. */
  language: Language
  subject: string
  text: string
  /** Its document, as mails about it carry; none for a record that has none. */
  files: readonly (MailFile & { name: string })[]
}

/**
 * What a letter about a record begins with: its recipient, the firm's usual words in the reader's
 * language and its document, where a mail of a kind can be sent about it now and the caller may; else
 * the address of its party and the record's name. Nothing is written, and no public link is made.
 * @throws AppError not_found for a record that the caller may not see
 */
export function recordLetter(
  reader: Reader,
  context: FirmContext,
  record: RecordRef,
): RecordLetter {
  const { title } = requireReadable(reader, context, record).facts
  const { tradeName, legalName, language } = getFirmProfile(reader)
  const partyId = partyOfRecord(reader, record)
  // A party's address is for members who may see the party, or who send the record's own mails.
  const isPartySeen = partyId !== null && isReadable(reader, context, partyId)
  const party = isPartySeen ? getStoredParty(reader, partyId) : undefined
  const reads = (party?.language || language) as Language
  const plain = { title, to: party?.email ?? '', language: reads, text: '', files: [] }
  if (record.kind === 'party') return { ...plain, subject: '' }
  for (const [mailKind, kind] of mailKindsOf(record.kind)) {
    if (!isAllowed(context.actor, kind.send)) continue
    const content = contentOf(() =>
      kind.applies(reader, record.id, context)
        ? kind.compose(reader, context, { id: record.id, variant: '', origin: '' })
        : undefined,
    )
    if (!content) continue
    const { to, files } = content
    const values = withAddedTexts(reader, kind, record.id, content)
    const { subject, message } = usualWords(reader, kind, { mailKind, language: content.language })
    const firm = tradeName || legalName
    const words = mailWords({ subject: '', message: '' }, { subject, message }, { ...values, firm })
    return {
      title,
      to,
      files,
      language: content.language,
      subject: words.subject,
      text: words.message,
    }
  }
  return { ...plain, subject: title }
}

/** Undefined for a mail that does not fit the record as it is. */
function contentOf(make: () => MailContent | undefined): MailContent | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

function isReadable(reader: Reader, context: FirmContext, partyId: string): boolean {
  try {
    requireReadable(reader, context, { kind: 'party', id: partyId })
    return true
  } catch {
    return false
  }
}
