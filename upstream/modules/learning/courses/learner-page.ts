import { type LearnerPageQuery, learnersOnPage } from '#contract/learning/learner-page.ts'

/** The page of learners that is asked for, of rows in the order in which they are shown. */
export function pageOfLearners<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  { q, page: wanted }: LearnerPageQuery,
): { rows: Row[]; page: number; pages: number; total: number } {
  const sought = q.toLowerCase()
  const found =
    sought === '' ? rows : rows.filter((row) => nameOf(row).toLowerCase().includes(sought))
  const pages = Math.max(1, Math.ceil(found.length / learnersOnPage))
  const page = Math.min(wanted, pages)
  const first = (page - 1) * learnersOnPage
  return { rows: found.slice(first, first + learnersOnPage), page, pages, total: found.length }
}
