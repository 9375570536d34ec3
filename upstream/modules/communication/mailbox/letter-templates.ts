import { and, asc, eq } from 'drizzle-orm'
import {
  type LetterTemplate,
  type LetterTemplateInput,
  letterFields,
} from '#contract/communication/mail-letter-templates.ts'
import type { MailDraft } from '#contract/communication/mailbox.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { fillText } from '../../../documents/paper/texts/paper-texts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { plainOf } from '../../../mail/rich-letter.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { findPartyByEmail, getStoredParty } from '../../firm/parties/index.ts'
import { type RecordRef, requireReadable } from '../../firm/records/index.ts'
import { requireMailbox } from './access.ts'
import type { DraftRow } from './draft-rows.ts'
import { requireWaiting, setDraft } from './drafts.ts'
import { readRecipients } from './recipients.ts'
import { letterTemplatesTable } from './tables.ts'

const maxTemplates = 200

/** The templates of a mailbox by name and language. @throws AppError not_found */
export function listTemplates(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  mailboxId: string,
): LetterTemplate[] {
  requireMailbox(reader, actor, mailboxId)
  return reader.db
    .select()
    .from(letterTemplatesTable)
    .where(eq(letterTemplatesTable.mailboxId, mailboxId))
    .orderBy(asc(letterTemplatesTable.name), asc(letterTemplatesTable.language))
    .all()
}

/**
 * @throws AppError not_found; invalid at `name` where it has words in the language already, at `text` or
 *   `subject` for a field that nothing fills in; conflict with the reason `tooManyLetterTemplates`
 */
export function addTemplate(
  writer: Writer,
  context: FirmContext,
  { mailboxId, ...input }: LetterTemplateInput & { mailboxId: string },
): LetterTemplate {
  const known = listTemplates(writer, context, mailboxId)
  if (known.length >= maxTemplates) throw conflictOf('tooManyLetterTemplates')
  requireFree(known, input)
  requireFields(input)
  const row = { id: context.newId(), mailboxId, ...input }
  writer.db.insert(letterTemplatesTable).values(row).run()
  return row
}

type OneTemplate = { mailboxId: string; letterTemplateId: string }

/** @throws AppError as `addTemplate` */
export function changeTemplate(
  writer: Writer,
  context: FirmContext,
  { mailboxId, letterTemplateId: id, ...input }: LetterTemplateInput & OneTemplate,
): LetterTemplate {
  const known = listTemplates(writer, context, mailboxId)
  requireOne(known, id)
  requireFree(
    known.filter((one) => one.id !== id),
    input,
  )
  requireFields(input)
  writer.db.update(letterTemplatesTable).set(input).where(eq(letterTemplatesTable.id, id)).run()
  return { id, mailboxId, ...input }
}

/** @throws AppError not_found */
export function removeTemplate(
  writer: Writer,
  context: FirmContext,
  { mailboxId, letterTemplateId: id }: OneTemplate,
): { id: string } {
  requireOne(listTemplates(writer, context, mailboxId), id)
  writer.db.delete(letterTemplatesTable).where(eq(letterTemplatesTable.id, id)).run()
  return { id }
}

/**
 * Puts a template before what a draft says: in the language of the first reader that is a party, else in
 * the firm's, else in any that it has. A field without a value stays in its braces for the writer to see.
 * @throws AppError not_found; conflict for a draft that leaves
 */
export function putTemplate(
  writer: Writer,
  context: FirmContext,
  draftId: string,
  name: string,
): MailDraft {
  const draft = requireWaiting(writer, context, draftId)
  const isMeant = and(
    eq(letterTemplatesTable.mailboxId, draft.mailboxId),
    eq(letterTemplatesTable.name, name),
  )
  const found = writer.db.select().from(letterTemplatesTable).where(isMeant).all()
  const { language, address, tradeName, legalName } = getFirmProfile(writer)
  const reader = readerOf(writer, context, draft)
  const inLanguage = (wanted: string) => found.find((one) => one.language === wanted)
  const template = inLanguage(reader.language) ?? inLanguage(language) ?? found[0]
  if (!template) throw new AppError('not_found', 'No such template')
  const { date } = paperFormat(template.language, address.country)
  const { aboutKind: kind, aboutId: id } = draft
  const record = kind && id ? titleOf(writer, context, { kind, id }) : ''
  const values = {
    name: reader.name || '{name}',
    firm: tradeName || legalName,
    sender: draft.createdByName,
    date: date(firmDate(writer, context)),
    record: record || '{record}',
  }
  const words = fillText(template.text, values)
  return setDraft(writer, draft, {
    subject: draft.subject || fillText(template.subject, values),
    text: `${draft.isRich ? escaped(words) : words}\n\n${draft.text.replace(/^\n+/, '')}`,
    updatedAt: context.now.toISOString(),
  })
}

function readerOf(reader: Reader, context: FirmContext, draft: DraftRow) {
  const nobody = { name: '', language: '' as Language | '' }
  const people = peopleOf(draft)
  for (const { email } of people) {
    const partyId = findPartyByEmail(reader, email)
    if (partyId === undefined) continue
    if (titleOf(reader, context, { kind: 'party', id: partyId }) === '') continue
    const { name, contactName, language } = getStoredParty(reader, partyId)
    return { name: contactName || name, language: language as Language }
  }
  return { ...nobody, name: people[0]?.name ?? '' }
}

/** Nobody while what is typed is no address yet. */
function peopleOf({ to }: DraftRow) {
  try {
    return readRecipients({ to, cc: '', bcc: '' }).to
  } catch {
    return []
  }
}

/** Empty for a record that the writer may not see. */
function titleOf(reader: Reader, context: FirmContext, record: RecordRef): string {
  try {
    return requireReadable(reader, context, record).facts.title
  } catch {
    return ''
  }
}

/** Plain words as CommonMark that says the same; words that mean nothing else there stay as they are. */
function escaped(words: string): string {
  return plainOf(words) === words.trimEnd() ? words : words.replace(/[\\`*_[\]<>#+-]/g, '\\$&')
}

function requireOne(known: readonly LetterTemplate[], id: string): void {
  if (!known.some((one) => one.id === id)) throw new AppError('not_found', 'No such template')
}

function requireFree(
  known: readonly LetterTemplate[],
  { name, language }: LetterTemplateInput,
): void {
  const isTaken = known.some((one) => one.name === name && one.language === language)
  if (isTaken) throw invalidField('name', 'nameTaken')
}

function requireFields(input: LetterTemplateInput): void {
  for (const field of ['subject', 'text'] as const) {
    const wrong = [...input[field].matchAll(/\{([^{}]*)\}/g)].find(
      ([, name = '']) => !letterFields.some((one) => one === name),
    )
    if (!wrong) continue
    const known = letterFields.map((one) => `{${one}}`).join(', ')
    throw invalidField(field, 'unknownPlaceholder', { name: wrong[0].slice(0, 40), known })
  }
}
