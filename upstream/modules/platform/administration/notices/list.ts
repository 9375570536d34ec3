import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type {
  NoticeCount,
  NoticeQuery,
  OfferingNotice,
} from '#contract/public-site/notices-of-offerings.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../../../identity/keyset-page.ts'
import { offeringNoticeMails, offeringNotices } from './tables.ts'

type NoticeRow = typeof offeringNotices.$inferSelect

const tabs = {
  all: undefined,
  confirmed: isNotNull(offeringNotices.confirmedAt),
  unconfirmed: isNull(offeringNotices.confirmedAt),
}
const sorts = {
  newest: undefined,
  email: { column: offeringNotices.email, valueOf: (row: NoticeRow) => row.email },
}

/** Addresses on the list and those that have not confirmed. */
export async function listNotices({ env }: Call, query: NoticeQuery) {
  const { id, email, about } = offeringNotices
  const sort = { id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    directory(env)
      .select()
      .from(offeringNotices)
      .where(
        and(tabs[query.tab], query.about && eq(about, query.about), holds(query.q, email), where),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map(toNotice) }
}

/** How many wait for each offering, and how many were notified of it. */
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

function toNotice(row: NoticeRow): OfferingNotice {
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
