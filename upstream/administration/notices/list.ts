import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type {
  NoticeCount,
  NoticeQuery,
  NoticeSubject,
  OfferingNotice,
} from '#contract/notices-of-offerings.ts'
import { writeCsv } from '../../csv.ts'
import type { Call } from '../../identity/call.ts'
import { directory } from '../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../identity/keyset-page.ts'
import { offeringNoticeMails, offeringNotices } from './tables.ts'

/** Addresses on the list and those that have not confirmed, newest first. */
export async function listNotices({ env }: Call, query: NoticeQuery) {
  const { id, email, about } = offeringNotices
  const page = await keysetPage(query, { id }, ({ where, orderBy, limit }) =>
    directory(env)
      .select()
      .from(offeringNotices)
      .where(and(query.about && eq(about, query.about), holds(query.q, email), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map(toNotice) }
}

/** How many wait for each offering, and how many were told of it. */
export async function countNotices({ env }: Call): Promise<NoticeCount[]> {
  const db = directory(env)
  const { about, confirmedAt } = offeringNotices
  const { offering } = offeringNoticeMails
  const [waiting, sent] = await db.batch([
    db
      .select({ about, confirmed: count(confirmedAt), all: count() })
      .from(offeringNotices)
      .groupBy(about)
      .orderBy(asc(about)),
    db.select({ offering, mails: count() }).from(offeringNoticeMails).groupBy(offering),
  ])
  const subjects = new Set([...waiting.map((row) => row.about), ...sent.map((row) => row.offering)])
  return [...subjects].map((subject) => {
    const { confirmed = 0, all = 0 } = waiting.find((row) => row.about === subject) ?? {}
    const mails = sent.find((row) => row.offering === subject)?.mails ?? 0
    return { about: subject, confirmed, unconfirmed: all - confirmed, notified: mails }
  })
}

const maxExported = 10_000

/** The confirmed addresses as a file that spreadsheets open without running anything. */
export async function exportNotices({ env }: Call, subject?: NoticeSubject): Promise<File> {
  const { id, email, about, language, confirmedAt } = offeringNotices
  const rows = await directory(env)
    .select()
    .from(offeringNotices)
    .where(and(isNotNull(confirmedAt), subject && eq(about, subject)))
    .orderBy(asc(id))
    .limit(maxExported)
  const head = [email.name, about.name, language.name, confirmedAt.name]
  const lines = rows.map((row) => [
    row.email,
    row.about,
    row.language,
    toInstant(row.confirmedAt) ?? '',
  ])
  return new File([writeCsv([head, ...lines])], 'notices.csv', { type: 'text/csv; charset=utf-8' })
}

function toNotice(row: typeof offeringNotices.$inferSelect): OfferingNotice {
  const { id, email, about, language, createdAt, confirmedAt } = row
  return {
    id,
    email,
    about,
    language,
    createdAt: toInstant(createdAt),
    confirmedAt: toInstant(confirmedAt),
  }
}
