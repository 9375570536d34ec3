import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'
import type { Report } from '#contract/reports.ts'
import { reportPath } from '../paths.ts'

/** Says that later postings are left out of a report, and leads to them. */
export function KnownBand({ report: { known, to } }: { report: Report }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm } = useFirm()
  if (!known) return null
  const { on, from, laterEntries: count } = known
  const query = { period: 'custom', from, to, since: on } as const
  return (
    <SheetPad>
      <Band tone="info" title={t('known.title', { date: date(on, 'long') })}>
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
