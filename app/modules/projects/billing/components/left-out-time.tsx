import { formatHours } from '#app/modules/projects/projects/index.ts'
import { listHref } from '#app/shell/list/list-query.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, text } from '#app/ui/index.ts'
import { maxBilledEntries, type UnbilledWork } from '#contract/projects/project-billing.ts'

type LeftOutTimeProps = {
  work: Pick<UnbilledWork, 'entries' | 'later' | 'beside'>
  /** The page without days. */
  path: string
}

/** Says which time of a project is not on the page, and leads to it. */
export function LeftOutTime({ work: { entries, later, beside }, path }: LeftOutTimeProps) {
  const t = useT('billing')
  const { date, number } = useFormat()
  const amountOf = ({ count, seconds }: UnbilledWork['beside']) => ({
    number: number(count),
    hours: formatHours(seconds),
  })
  return (
    <>
      {later && (
        <Band tone="warn" title={t('bill.later', amountOf(later))}>
          {t('bill.laterWords', { most: number(maxBilledEntries) })}{' '}
          {later.fromDate === entries[0]?.date ? (
            t('bill.laterDay')
          ) : (
            <a className={text.link} href={listHref(path, { from: later.fromDate })}>
              {t('bill.laterLink', { date: date(later.fromDate, 'medium') })}
            </a>
          )}
        </Band>
      )}
      {beside.count > 0 && (
        <Band tone="info" title={t('bill.beside', amountOf(beside))}>
          <a className={text.link} href={path}>
            {t('bill.besideLink')}
          </a>
        </Band>
      )}
    </>
  )
}
