import { billsPath } from '#app/modules/buying/bills/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad, text } from '#app/ui/index.ts'

type OtherCurrenciesProps = {
  /** `due` in minor units of each currency. */
  sums: readonly { currency: string; count: number; due: number }[]
  base: string
}

/** Says what is due as well and can't be in the run; nothing where there is none. */
export function OtherCurrencies({ sums, base }: OtherCurrenciesProps) {
  const t = useT('payment-runs')
  const { firm } = useFirm()
  const { money } = useFormat()
  if (sums.length === 0) return null
  return (
    <SheetPad>
      <Band tone="info" title={t('new.otherCurrencies')}>
        <p>{t('new.otherCurrenciesWords', { base })}</p>
        <ul>
          {sums.map(({ currency, count, due }) => (
            <li key={currency}>
              <a
                className={text.link}
                href={`${billsPath(firm.firmId)}?tab=open&currency=${currency}`}
              >
                {t('new.inCurrency', { count, amount: money(due, currency) })}
              </a>
            </li>
          ))}
        </ul>
      </Band>
    </SheetPad>
  )
}
