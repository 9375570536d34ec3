import { newInvoicePath } from '#app/modules/selling/invoicing/index.ts'
import { listHref } from '#app/shell/list/list-query.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { LinkButton, PageHead, Segmented } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import { arrangePath, dashboardPath } from '../paths.ts'
import { type Period, periods } from '../period.ts'
import { sentenceOf } from './sentence.ts'
import { useGreeting } from './use-greeting.ts'

type DashboardHeadProps = { dashboard: Dashboard; period: Period }

/** Greets, says what needs care, and chooses the period. */
export function DashboardHead({ dashboard, period }: DashboardHeadProps) {
  const t = useT('dashboard')
  const format = useFormat()
  const { language } = usePage()
  const { firm, can } = useFirm()
  const day = format.date(dashboard.today, 'day')
  const title = useGreeting(dashboard.timeZone)
  const mayWrite = can('invoice:edit')
  const reach = dashboard.reach === 'all' ? '' : t(`reach.${dashboard.reach}`)
  return (
    <PageHead
      title={title}
      sentence={`${capitalise(day, language)}. ${sentenceOf(t, dashboard, mayWrite)} ${reach}`.trim()}
      actions={
        <>
          {dashboard.hasInvoices && <Periods dashboard={dashboard} period={period} />}
          <LinkButton icon="sliders-horizontal" iconOnly href={arrangePath(firm.firmId)}>
            {t('arrange.link')}
          </LinkButton>
          {mayWrite && dashboard.hasInvoices && (
            <LinkButton kind="primary" icon="plus" href={newInvoicePath(firm.firmId)}>
              {t('newInvoice')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}

function Periods({ dashboard, period }: DashboardHeadProps) {
  const t = useT('dashboard')
  const { firm } = useFirm()
  const path = dashboardPath(firm.firmId)
  function hrefOf(name: Period) {
    if (name === 'month') return path
    return listHref(path, { period: name, ...(name === 'custom' && dashboard.period) })
  }
  return (
    <Segmented
      label={t('period.label')}
      choices={periods.map((name) => ({
        href: hrefOf(name),
        label: t(`period.${name}`),
        isCurrent: name === period,
      }))}
    />
  )
}

/** Days of the week are written small in some languages, but not at the beginning of a sentence. */
function capitalise(words: string, language: string): string {
  return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)
}
