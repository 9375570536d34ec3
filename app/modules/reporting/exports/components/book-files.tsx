import { reportFilePath } from '#app/modules/reporting/reports/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { ExportOffers } from '#contract/reporting/exports.ts'

const formats = ['hledger', 'saft', 'csv', 'xlsx'] as const

/** The journal of each fiscal year in the forms that other programs read. */
export function BookFiles({ years }: Pick<ExportOffers, 'years'>) {
  const t = useT('exports')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const offered = formats.filter((format) => format !== 'saft' || can('party:view'))
  if (years.length === 0) return <p className={text.soft}>{t('books.none')}</p>
  return (
    <ul>
      {years.map(({ from, to }) => (
        <li key={from}>
          {t('books.year', { from: date(from, 'medium'), to: date(to, 'medium') })}{' '}
          {offered.map((format) => (
            <span key={format}>
              {' · '}
              <a
                className={text.link}
                href={reportFilePath(firm.firmId, 'journal', {
                  period: 'custom',
                  from,
                  to,
                  format,
                })}
              >
                {t(`books.format.${format}`)}
              </a>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
