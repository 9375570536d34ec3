import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { PublicNewsConsent } from '#contract/customers/lead-forms.ts'
import { hooks } from '../../../core/hooks.ts'
import { findByToken, publicToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { mayMailUnproven } from '../../../firm/stranger-acts.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { isSuppressed } from '../../firm/outbound/index.ts'
import { addConsent } from '../leads/index.ts'
import { leadAnswersTable } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when the owner of an address confirmed that they want news, in the same transaction. */
    newsConfirmed: (writer: Writer, firm: FirmContext, confirmed: { email: string }) => void
  }
}

type Means = { context: FirmContext; origin: string }
type AnswerRow = typeof leadAnswersTable.$inferSelect

/** As long as a link confirms. */
const openForMs = 7 * 86_400_000

/**
 * Mails the link by which news are confirmed to the address that was typed, of which nobody knows whose
 * it is: one a day, whatever it was typed into, and none where mail came back.
 */
export function askToConfirm(
  writer: Writer,
  means: Means,
  { id, leadId, email }: Pick<AnswerRow, 'id' | 'leadId' | 'email'>,
): void {
  if (isSuppressed(writer, email) || !mayMailUnproven(writer, means.context, email)) return
  const mail = { mailKind: 'newsConsent', recordId: leadId, variant: id, to: email }
  sendFromFirmOrNote(writer, means, mail)
}

/** An answer of a lead whose news wait for a word. */
export function findWaiting(
  { db }: Reader,
  { leadId, id }: { leadId: string; id: string },
): AnswerRow | undefined {
  const table = leadAnswersTable
  const isMeant = and(eq(table.leadId, leadId), eq(table.id, id))
  const row = db.select().from(table).where(isMeant).get()
  return row && row.newsSecret !== null && row.newsConfirmedAt === null ? row : undefined
}

/** Below the product's own address. */
export function consentPath(firmId: string, { newsSecret }: AnswerRow): string {
  return `/news/${publicToken(firmId, newsSecret ?? '')}`
}

/**
 * Writes down that the owner of an address wants news by email, once: only they have the link.
 * @throws AppError not_found
 */
export function confirmConsent(writer: Writer, firm: FirmContext, token: string): AnswerRow {
  const row = openConsent(writer, firm, token)
  if (row.newsConfirmedAt !== null) return row
  const newsConfirmedAt = firm.now.toISOString()
  const isMeant = eq(leadAnswersTable.id, row.id)
  writer.db.update(leadAnswersTable).set({ newsConfirmedAt }).where(isMeant).run()
  const givenDate = firmDate(writer, firm)
  addConsent(writer, firm, row.leadId, {
    ...{ purpose: 'newsletter', givenDate, withdrawnDate: null, source: row.formName },
  })
  for (const follow of hooks('newsConfirmed')) follow(writer, firm, row)
  return { ...row, newsConfirmedAt }
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
export function openConsent(reader: Reader, context: FirmContext, token: string): AnswerRow {
  const found = findByToken(context.firmId, token, firmDate(reader, context), (secret) => {
    const isMeant = eq(leadAnswersTable.newsSecret, secret)
    const row = reader.db.select().from(leadAnswersTable).where(isMeant).get()
    return row && { ...row, publicSecret: row.newsSecret, publicUntil: null }
  })
  const age = found ? context.now.getTime() - Date.parse(found.createdAt) : 0
  const isOver = found?.newsConfirmedAt === null && age > openForMs
  if (!found || isOver) throw new AppError('not_found', 'No such link')
  return found
}

/** What the page of a link shows. */
export function toPublicConsent(
  reader: Reader,
  { email, language, newsConfirmedAt }: AnswerRow,
): PublicNewsConsent {
  const { tradeName, legalName } = getFirmProfile(reader)
  return {
    ...{ firmName: tradeName || legalName, language },
    // A link may have been passed on.
    email: email.replace(/^(.).*(?=@)/, '$1…'),
    isConfirmed: newsConfirmedAt !== null,
  }
}
