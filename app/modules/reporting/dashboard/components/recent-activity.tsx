import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { type Format, makeFormat } from '#app/shell/format.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { historyDisc, historyText } from '#app/shell/records/record-words.ts'
import { Timeline, text } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'

/** What happened last, with a way to each document. */
export function RecentActivity({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  const { language, texts } = usePage()
  const { firm } = useFirm()
  const { activity, timeZone, today } = dashboard
  const format = makeFormat({ language, country: firm.country, timeZone })
  if (activity.length === 0) return <p className={text.soft}>{t('activity.none')}</p>
  return (
    <Timeline
      entries={activity.map((entry) => ({
        id: entry.id,
        kind: historyDisc(entry.action),
        text: historyText(texts, format, 'invoice', entry),
        detail: <Document entry={entry} />,
        happenedAt: entry.at,
        timeText: whenText(entry.at, today, format),
      }))}
    />
  )
}

function Document({ entry }: { entry: Dashboard['activity'][number] }) {
  const t = useT('dashboard')
  const { firm } = useFirm()
  const { invoiceId, number, customerName } = entry
  if (!invoiceId) return customerName
  return (
    <>
      <a className={text.link} href={invoicePath(firm.firmId, invoiceId)}>
        {number || t('activity.draft')}
      </a>
      {customerName && ` · ${customerName}`}
    </>
  )
}

/** The time where it was today, else the day. */
function whenText(instant: string, today: string, format: Format): string {
  const day = format.dateOfInstant(instant)
  return day === today ? format.time(instant) : format.date(day, 'short')
}
