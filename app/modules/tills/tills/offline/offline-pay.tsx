import { type FormEvent, useState } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { MoneyInput } from '#app/ui/fields/text-input.tsx'
import * as styles from './offline.css.ts'
import { formatOf, type OfflinePlace } from './place.ts'
import type { OfflinePayment } from './sale.ts'
import * as sale from './sale-look.css.ts'

type OfflinePayProps = {
  place: OfflinePlace
  due: { total: number; cashTotal: number }
  onPay: (payment: OfflinePayment) => void
}

type Problems = { given?: string; tip?: string }

/** Pays exactly, or with more cash, of which some is given back and some may be a tip. */
export function OfflinePay({ place, due, onPay }: OfflinePayProps) {
  const { texts, currency } = place
  const [problems, setProblems] = useState<Problems>({})
  const { locale } = formatOf(place)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const tip = tipOf(form)
    if (tip === undefined) return
    const given = amountOf(form, 'given')
    if (given === undefined || given < due.cashTotal + tip) {
      return setProblems({ given: texts['offline.tooLittle'] })
    }
    onPay({ tender: 'cash', given, tip })
  }

  function payExactly(tender: 'cash' | 'card', { form }: HTMLButtonElement) {
    const tip = form ? tipOf(new FormData(form)) : 0
    if (tip !== undefined) onPay({ tender, tip })
  }

  function tipOf(form: FormData): number | undefined {
    if (String(form.get('tip') ?? '').trim() === '') return 0
    const tip = amountOf(form, 'tip')
    if (tip === undefined) setProblems({ tip: texts['offline.amountWrong'] })
    return tip
  }

  function amountOf(form: FormData, name: string): number | undefined {
    return readTypedAmount(String(form.get(name) ?? ''), currency, locale)
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={sale.payButtons}>
        <Button
          type="button"
          kind="primary"
          size="l"
          icon="banknote"
          isWide
          onClick={({ currentTarget }) => payExactly('cash', currentTarget)}
        >
          {texts['sell.payCash']}
        </Button>
        <Button
          type="button"
          size="l"
          icon="credit-card"
          isWide
          onClick={({ currentTarget }) => payExactly('card', currentTarget)}
        >
          {texts['sell.payCard']}
        </Button>
      </div>
      <div className={sale.options}>
        <div className={styles.wide}>
          <Field
            id="offline-given"
            label={fillText(texts['offline.given'], { currency })}
            error={problems.given}
          >
            {(wiring) => <MoneyInput {...wiring} name="given" />}
          </Field>
        </div>
        <Button className={sale.bottom}>{texts['sell.pay']}</Button>
        <div className={styles.wide}>
          <Field
            id="offline-tip"
            label={fillText(texts['sell.tip'], { currency })}
            hint={texts['sell.tipHint']}
            error={problems.tip}
          >
            {(wiring) => <MoneyInput {...wiring} name="tip" />}
          </Field>
        </div>
      </div>
    </form>
  )
}
