import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from './sale.css.ts'

/** What was put aside at this till: a press goes on with it. */
export function ParkedCarts({ carts }: { carts: readonly Cart[] }) {
  const t = useT('tills')
  const { money, time } = useFormat()
  if (carts.length === 0) return null
  return (
    <section aria-label={t('sell.parked')} className={styles.parked}>
      <h2 className={styles.parkedTitle}>{t('sell.parked')}</h2>
      {carts.map(({ id, label, total, currency, updatedAt, cashierName }) => (
        <Button key={id} name="intent" value={`resume:${id}`} icon="play" isWide>
          {label || cashierName} · {money(total, currency)} · {time(updatedAt)}
        </Button>
      ))}
    </section>
  )
}
