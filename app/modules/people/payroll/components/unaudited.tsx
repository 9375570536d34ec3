import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, text } from '#app/ui/index.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'

type UnauditedProps = Pick<PayrollRun, 'sources' | 'country'>

/** Says that nobody has audited the figures, and where they come from. */
export function Unaudited({ sources, country }: UnauditedProps) {
  const t = useT('payroll')
  const format = useFormat()
  const title = country === 'XX' ? t('unaudited.typed') : t('unaudited.title')
  return (
    <Band tone="info" title={title}>
      <p>{t('unaudited.words')}</p>
      {sources.length > 0 && (
        <details>
          <summary>{t('unaudited.sources')}</summary>
          <ul>
            {sources.map(({ title: source, date, covers }) => (
              <li key={`${source} ${date}`}>
                {source} <span className={text.soft}>{format.date(date)}</span> {covers}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Band>
  )
}
