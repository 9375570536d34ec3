import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, SheetPad } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from './sale.css.ts'

/** What was put aside at this register. */
export function ParkedCarts({ carts }: { carts: readonly Cart[] }) {
  const t = useT('tills')
  const { money, time } = useFormat()
  if (carts.length === 0) return null
  return (
    <SheetPad>
      <section aria-label={t('sell.parked')}>
        <h2 className={styles.title}>{t('sell.parked')}</h2>
        <div className={styles.items}>
          {carts.map(({ id, label, total, currency, updatedAt, cashierName }) => (
            <form key={id} method="post">
              <input type="hidden" name="cartId" value={id} />
              <Button name="intent" value="resume" icon="play" isWide>
                {label || cashierName} · {money(total, currency)} · {time(updatedAt)}
              </Button>
            </form>
          ))}
        </div>
      </section>
    </SheetPad>
  )
}
