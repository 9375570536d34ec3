import { and, eq } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { PublicNewsConsent, RenewedNewsConsent } from '#contract/customers/lead-forms.ts'
import { hooks } from '../../../core/hooks.ts'
import { findByToken, publicToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { addConsent } from '../leads/index.ts'
import { isOver, mailAgain } from './news-mails.ts'
import { leadAnswersTable } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when the owner of an address confirmed that they want news, in the same transaction. */
    newsConfirmed: (writer: Writer, firm: FirmContext, confirmed: { email: string }) => void
  }
}

type AnswerRow = typeof leadAnswersTable.$inferSelect

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
 * @throws AppError not_found; conflict with the reason `linkDead` after its days
 */
export function confirmConsent(writer: Writer, firm: FirmContext, token: string): AnswerRow {
  const row = openConsent(writer, firm, token)
  if (row.newsConfirmedAt !== null) return row
  if (isOver(firm, row)) throw conflictOf('linkDead')
  const newsConfirmedAt = firm.now.toISOString()
  const isMeant = eq(leadAnswersTable.id, row.id)
  writer.db.update(leadAnswersTable).set({ newsConfirmedAt }).where(isMeant).run()
  const givenDate = firmDate(writer, firm)
  addConsent(writer, firm, row.leadId, {
    ...{ purpose: 'newsletter', givenDate, withdrawnDate: null, source: row.formName },
    givenAt: newsConfirmedAt,
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
  if (!found) throw new AppError('not_found', 'No such link')
  return found
}

/** Mails a link once more whose days are over. @throws AppError not_found */
export function renewConsent(
  writer: Writer,
  means: { context: FirmContext; origin: string },
  token: string,
): RenewedNewsConsent {
  const row = openConsent(writer, means.context, token)
  const mailed = isOver(means.context, row) ? mailAgain(writer, means, row) : null
  return { ...toPublicConsent(writer, means.context, row), mailed }
}

/** What the page of a link shows. */
export function toPublicConsent(
  reader: Reader,
  context: Pick<FirmContext, 'now'>,
  row: AnswerRow,
): PublicNewsConsent {
  const { email, language, newsConfirmedAt } = row
  const { tradeName, legalName } = getFirmProfile(reader)
  return {
    ...{ firmName: tradeName || legalName, language },
    // A link may have been passed on.
    email: email.replace(/^(.).*(?=@)/, '$1…'),
    isConfirmed: newsConfirmedAt !== null,
    isOver: isOver(context, row),
  }
}
