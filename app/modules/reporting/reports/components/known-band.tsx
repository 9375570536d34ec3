import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { reportPath } from '../paths.ts'

/** Says that later postings are left out of a report, and leads to them. */
export function KnownBand({ report: { known, to } }: { report: Report }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm } = useFirm()
  if (!known) return null
  const { on, at, from, laterEntries: count } = known
  const query = { period: 'custom', from, to, since: at ?? on } as const
  const day = date(on, 'long')
  return (
    <SheetPad>
      <Band
        tone="info"
        title={
          at
            ? t('known.titleAt', { date: day, time: at.slice(11) })
            : t('known.title', { date: day })
        }
      >
        {count === 0 ? (
          <p>{t('known.none')}</p>
        ) : (
          <p>
            <a href={reportPath(firm.firmId, 'journal', query)}>{t('known.later', { count })}</a>
          </p>
        )}
      </Band>
    </SheetPad>
  )
}
