import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad, text } from '#app/ui/index.ts'
import type { Party } from '#contract/firm/parties.ts'
import { creditPath } from '../paths.ts'
import * as styles from './credit-band.css.ts'

/** Reminds that a customer already has money to their credit. Nothing when they have none. */
export function CreditBand({ customer }: { customer: Party }) {
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { name, credit } = customer
  if (credit === null || credit.length === 0) return null
  const amount = credit.map((held) => money(held.amount, held.currency)).join(' + ')
  return (
    <SheetPad className={styles.place}>
      <Band tone="info" title={t('credit.has', { name, amount })}>
        <p>
          <a className={text.link} href={creditPath(firm.firmId, customer.id)}>
            {t('credit.use')}
          </a>
        </p>
      </Band>
    </SheetPad>
  )
}
