import { useState } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { MoneyInput, Select } from '#app/ui/fields/text-input.tsx'
import { parseDecimal } from '#contract/core/decimal.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import * as styles from './offline.css.ts'
import { formatOf, type OfflinePlace } from './place.ts'
import * as sale from './sale-look.css.ts'
import type { OfflineCustomer, OfflineSale } from './types.ts'

type OfflineOptionsProps = {
  place: OfflinePlace
  sale: OfflineSale
  customers: readonly OfflineCustomer[]
  onChange: (change: Partial<OfflineSale>) => void
}

/** Who buys, and what is taken off all of it, for whoever may. */
export function OfflineOptions({ place, sale: cart, customers, onChange }: OfflineOptionsProps) {
  const { texts, mayPrice } = place
  if (customers.length === 0 && !mayPrice) return null
  const options = customers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={sale.options}>
      {customers.length > 0 && (
        <Field
          id="offline-customer"
          label={texts['field.customer']}
          hint={texts['offline.usualPrices']}
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={cart.customer?.id ?? ''}
              options={[{ value: '', label: texts['sell.noCustomer'] }, ...options]}
              onChange={({ target }) =>
                onChange({ customer: customers.find(({ id }) => id === target.value) })
              }
            />
          )}
        </Field>
      )}
      {mayPrice && (
        <PercentField
          place={place}
          id="offline-discount"
          label={texts['sell.discount']}
          percent={cart.discount}
          onPercent={(discount) => onChange({ discount })}
        />
      )}
    </div>
  )
}

type PercentFieldProps = {
  place: OfflinePlace
  id: string
  label: string
  percent: string
  onPercent: (percent: string) => void
}

/** A discount in percent; what is none counts for nothing, and says so. */
export function PercentField({ place, id, label, percent, onPercent }: PercentFieldProps) {
  const [isWrong, setIsWrong] = useState(false)
  const { locale } = formatOf(place)

  function read(typed: string) {
    const decimal = typed.trim() === '' ? '' : parseLocaleDecimal(typed, locale)
    const isPercent = decimal !== undefined && (decimal === '' || isBetween(decimal))
    setIsWrong(!isPercent)
    onPercent(isPercent ? decimal : '')
  }

  return (
    <div className={styles.wide}>
      <Field
        id={id}
        label={label}
        error={isWrong ? place.texts['offline.percentWrong'] : undefined}
      >
        {(wiring) => (
          <MoneyInput
            {...wiring}
            maxLength={8}
            defaultValue={percent}
            onChange={({ target }) => read(target.value)}
          />
        )}
      </Field>
    </div>
  )
}

function isBetween(decimal: string): boolean {
  const isRead = parseDecimal(decimal, { maxScale: 4 }) !== undefined
  return isRead && Number(decimal) >= 0 && Number(decimal) <= 100
}
