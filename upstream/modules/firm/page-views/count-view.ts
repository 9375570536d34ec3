import type { Language } from '#contract/core/fields.ts'
import type { LookSource } from '#contract/core/page-look.ts'
import type { ViewedPlace } from '#contract/firm/page-views.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../firms/index.ts'

/** Sources are what strangers write: of a day, no more are told apart. */
const maxSources = 1_000
/** Of pages and languages there are as many as the firm has; a day has no more rows whatever comes. */
const maxRows = 5_000
const keptDays = 3 * 366

type PageView = LookSource & { place: ViewedPlace; page: string; language: Language }

/** Counts a view of a public page on the firm's day. */
export function countView(writer: Writer, context: FirmContext, view: PageView): void {
  addViews(writer, firmDate(writer, context), view, { views: 1, visits: view.isEntry ? 1 : 0 })
}

/** Adds views of a day to those that were counted. */
export function addViews(
  { sql }: Pick<Writer, 'sql'>,
  date: string,
  { place, page, language, referrer, campaign }: Omit<PageView, 'isEntry'>,
  { views, visits }: { views: number; visits: number },
): void {
  const add = (from: string, of: string) =>
    sql.exec(
      `update page_views set views = views + ?, visits = visits + ?
       where date = ? and place = ? and page = ? and language = ? and referrer = ? and campaign = ?`,
      ...[views, visits, date, place, page, language, from, of],
    ).rowsWritten > 0
  if (add(referrer, campaign)) return
  const [{ rows = 0 } = {}] = sql
    .exec<{ rows: number }>('select count(*) as rows from page_views where date = ?', date)
    .toArray()
  if (rows === 0) sql.exec('delete from page_views where date < ?', addDays(date, -keptDays))
  const [from, of] = rows < maxSources ? [referrer, campaign] : ['', '']
  if (rows >= maxSources && add(from, of)) return
  if (rows >= maxRows) return
  sql.exec(
    `insert into page_views (date, place, page, language, referrer, campaign, views, visits)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[date, place, page, language, from, of, views, visits],
  )
}
