import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type {
  MailTemplate,
  MailTemplateInput,
  TemplatePreview,
} from '#contract/firm/mail-settings.ts'
import { mailWords } from '../../../documents/delivery/mail-words.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { addedPlaceholders, withoutGoneFields } from '../custom-fields/index.ts'
import { getFirmProfile } from '../firms/index.ts'
import { type MailKind, type MailText, requireMailKind } from './kinds.ts'
import { storedSettings } from './settings.ts'
import { mailTemplatesTable } from './tables.ts'

/** What a mail says whose opening is kept. */
export const openingNote: Readonly<Record<Language, string>> = {
  en: 'The sender is notified when this email is opened.',
  de: 'Der Absender erfährt, wenn diese E-Mail geöffnet wird.',
  it: 'Il mittente viene informato quando questa e-mail viene aperta.',
  ru: 'Отправитель узнаёт, когда это письмо открыто.',
  es: 'Se notifica al remitente cuando se abre este correo.',
}

/** Which words: those of a kind of mail in a language. */
type TemplateRef = { mailKind: string; language: Language }

/** The words that a mail begins with: the firm's own, else ours. The line with the link is ours. */
export function usualWords(reader: Reader, kind: MailKind, template: TemplateRef): MailText {
  const own = findOwn(reader, template)
  const words = own && {
    subject: withoutGoneFields(reader, kind.record, own.subject),
    message: withoutGoneFields(reader, kind.record, own.message),
  }
  return { ...kind.texts[template.language], ...words }
}

/** @throws AppError not_found for a kind that no module registers */
export function getTemplate(reader: Reader, template: TemplateRef): MailTemplate {
  const { mailKind, language } = template
  const kind = requireMailKind(mailKind)
  const { subject, message } = usualWords(reader, kind, template)
  const isOwn = findOwn(reader, template) !== undefined
  return { mailKind, language, subject, message, isOwn, placeholders: known(reader, kind) }
}

/**
 * Keeps the firm's own words.
 * @throws AppError not_found; invalid at `subject` or `message` for a placeholder that the kind of
 * mail has not
 */
export function updateTemplate(
  writer: Writer,
  template: TemplateRef,
  { subject, message }: MailTemplateInput,
): MailTemplate {
  const kind = requireMailKind(template.mailKind)
  requireKnown(writer, kind, { subject, message })
  const { subject: subjectBefore, message: messageBefore } = usualWords(writer, kind, template)
  const words = { subject, message }
  const target = [mailTemplatesTable.mailKind, mailTemplatesTable.language]
  writer.db
    .insert(mailTemplatesTable)
    .values({ ...template, ...words })
    .onConflictDoUpdate({ target, set: words })
    .run()
  writer.audit({
    ...entry(template),
    action: 'update',
    before: { subject: subjectBefore, message: messageBefore },
    after: words,
  })
  return getTemplate(writer, template)
}

/** Goes back to our words; nothing where they are ours already. @throws AppError not_found */
export function resetTemplate(writer: Writer, template: TemplateRef): MailTemplate {
  const { subject, message } = requireMailKind(template.mailKind).texts[template.language]
  const own = findOwn(writer, template)
  if (own) {
    writer.db.delete(mailTemplatesTable).where(isMeant(template)).run()
    writer.audit({ ...entry(template), action: 'reset', before: own, after: { subject, message } })
  }
  return getTemplate(writer, template)
}

/** Words with examples in their gaps. @throws AppError as `updateTemplate` */
export function previewTemplate(
  reader: Reader,
  template: TemplateRef,
  { subject, message }: MailTemplateInput,
): TemplatePreview {
  const kind = requireMailKind(template.mailKind)
  requireKnown(reader, kind, { subject, message })
  const { tradeName, legalName, logoType } = getFirmProfile(reader)
  const { color, tracksOpening } = storedSettings(reader)
  const firm = tradeName || legalName
  const { link } = kind.texts[template.language]
  const usual = { subject, message, ...(link !== undefined && { link }) }
  // What the firm added has no example but its name.
  const added = addedPlaceholders(reader, kind.record).map(({ name, label }) => [name, label])
  const examples = { ...Object.fromEntries(added), ...kind.examples }
  const values = { ...examples, firm, link: 'https://…' }
  const words = mailWords({ subject: '', message: '' }, usual, values)
  const note = tracksOpening ? `\n${openingNote[template.language]}\n` : ''
  return {
    from: firm,
    subject: words.subject,
    text: words.text + note,
    hasLogo: logoType !== null,
    color,
  }
}

/** The languages in which a firm has words of its own, by kind of mail. */
export function ownLanguages({ db }: Reader): Map<string, Language[]> {
  const { mailKind, language } = mailTemplatesTable
  const rows = db.select({ mailKind, language }).from(mailTemplatesTable).all()
  const found = new Map<string, Language[]>()
  for (const row of rows)
    found.set(row.mailKind, [...(found.get(row.mailKind) ?? []), row.language])
  return found
}

function findOwn({ db }: Reader, template: TemplateRef): MailTemplateInput | undefined {
  const { subject, message } = mailTemplatesTable
  return db.select({ subject, message }).from(mailTemplatesTable).where(isMeant(template)).get()
}

function isMeant({ mailKind, language }: TemplateRef) {
  return and(eq(mailTemplatesTable.mailKind, mailKind), eq(mailTemplatesTable.language, language))
}

function known(reader: Reader, { placeholders, record }: MailKind): string[] {
  const added = addedPlaceholders(reader, record).map(({ name }) => name)
  return [...placeholders, 'firm', ...added]
}

/** Whatever stands in braces must be a name that will be filled in. */
function requireKnown(reader: Reader, kind: MailKind, words: MailTemplateInput): void {
  const names = known(reader, kind)
  const fields = Object.entries(words).flatMap(([field, text]) => {
    const wrong = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !names.includes(name))
    const shown = wrong?.[0].slice(0, 40)
    const params = { name: shown ?? '', known: names.map((name) => `{${name}}`).join(', ') }
    return shown === undefined ? [] : [[field, { key: 'unknownPlaceholder', params }] as const]
  })
  if (fields.length > 0) {
    throw new AppError('invalid', 'The template has unknown placeholders', {
      fields: Object.fromEntries(fields),
    })
  }
}

function entry({ mailKind, language }: TemplateRef) {
  const entityId = `${mailKind} ${language}`
  return { entity: 'mailTemplate', entityId, title: entityId }
}
