import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Rules, text } from '#app/ui/index.ts'
import type { Party } from '#contract/firm/parties.ts'
import { elsewherePaths } from '../paths.ts'

/** What a customer owes, how much of it is late, what stands to their credit; for who may see it. */
export function PartyFigures({ party }: { party: Party }) {
  const t = useT('parties')
  const format = useFormat()
  const { firm, can } = useFirm()
  const { receivable, overdue, credit } = party
  if (receivable === null || overdue === null || credit === null) return null
  const currency = firm.baseCurrency
  const paths = elsewherePaths(firm.firmId, party.id)
  const overdueText = format.money(overdue, currency)
  return (
    <Rules columns="three">
      <Figure
        label={t('detail.receivable')}
        value={format.money(receivable, currency)}
        detail={can('invoice:view') && <More href={paths.invoices}>{t('detail.invoices')}</More>}
      />
      <Figure
        label={t('detail.overdue')}
        value={overdue > 0 ? <span className={text.bad}>{overdueText}</span> : overdueText}
        detail={t(overdue > 0 ? 'detail.overdueWords' : 'detail.noneOverdue')}
      />
      <Figure
        label={t('detail.credit')}
        value={creditText(credit, currency, format.money)}
        detail={
          credit.length > 0 && can('payment:edit') ? (
            <More href={paths.credit}>{t('detail.applyCredit')}</More>
          ) : (
            can('payment:view') && <More href={paths.payments}>{t('detail.payments')}</More>
          )
        }
      />
    </Rules>
  )
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}

function creditText(
  credit: NonNullable<Party['credit']>,
  baseCurrency: string,
  money: (minor: number, currency: string) => string,
): string {
  if (credit.length === 0) return money(0, baseCurrency)
  return credit.map(({ amount, currency }) => money(amount, currency)).join(' + ')
}
