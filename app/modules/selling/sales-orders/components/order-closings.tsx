import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'

/** What of an order was given up, when, by whom and why. */
export function OrderClosings({ order: { closings, lines } }: { order: SalesOrder }) {
  const t = useT('sales-orders')
  const { number, dateTime } = useFormat()
  if (closings.length === 0) return null
  const names = new Map(lines.map(({ id, description, unit }) => [id, { description, unit }]))
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('closings.title')}</h2>
      {closings.map(({ lineId, kind, quantity, reason, at, byName }) => {
        const { description = '', unit = '' } = names.get(lineId) ?? {}
        const much = `${number(quantity)} ${unit}`.trim()
        return (
          <p key={`${at} ${lineId} ${kind}`}>
            {t(`closings.${kind}`, { quantity: much, name: description.split('\n')[0] ?? '' })}{' '}
            {reason}{' '}
            <span className={classes(text.tiny, text.soft)}>
              {[byName, dateTime(at)].join(', ')}
            </span>
          </p>
        )
      })}
    </section>
  )
}
