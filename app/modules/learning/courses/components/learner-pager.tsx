import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Pagination } from '#app/ui/index.ts'
import { learnersOnPage } from '#contract/learning/learner-page.ts'

type LearnerPagerProps = {
  page: { rows: readonly unknown[]; page: number; pages: number; total: number }
  path: string
  q: string
}

/** Steps through pages of learners. Gives nothing where one page holds all. */
export function LearnerPager({ page: { rows, page, pages, total }, path, q }: LearnerPagerProps) {
  const t = useT('list')
  const { number } = useFormat()
  if (pages === 1) return null
  const hrefOf = (wanted: number) => `${path}?${new URLSearchParams({ q, page: String(wanted) })}`
  const first = (page - 1) * learnersOnPage + 1
  const range = { first: number(first), last: number(first + rows.length - 1) }
  return (
    <Pagination
      label={t('pages')}
      first={{ label: t('first'), href: page > 1 ? hrefOf(1) : undefined }}
      previous={{ label: t('previous'), href: page > 1 ? hrefOf(page - 1) : undefined }}
      next={{ label: t('next'), href: page < pages ? hrefOf(page + 1) : undefined }}
    >
      {t('rangeOf', { ...range, total: number(total) })}
    </Pagination>
  )
}
