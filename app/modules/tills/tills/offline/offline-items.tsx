import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import * as text from '#app/ui/text.css.ts'
import { parseAmount } from '#contract/core/money.ts'
import * as styles from './offline.css.ts'
import { formatOf, type OfflinePlace } from './place.ts'
import { itemMeant, itemsFound } from './sale.ts'
import * as sale from './sale-look.css.ts'
import type { OfflineItem } from './types.ts'

type OfflineItemsProps = {
  place: OfflinePlace
  items: readonly OfflineItem[]
  onAdd: (item: OfflineItem, times?: number) => void
}

/** What a scanner or a person types, and what it may mean; before that, what is sold most. */
export function OfflineItems({ place, items, onAdd }: OfflineItemsProps) {
  const { texts, currency } = place
  const [typed, setTyped] = useState('')
  const [isUnknown, setIsUnknown] = useState(false)
  const { money } = formatOf(place)
  const found = itemsFound(items, typed)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text') ?? '')
    const meant = itemMeant(items, text)
    const only = found.length === 1 ? found[0] : undefined
    const item = text.trim() === '' ? undefined : (meant?.item ?? only)
    setIsUnknown(!item && itemsFound(items, text).length === 0)
    if (!item) return setTyped(text)
    form.reset()
    setTyped('')
    onAdd(item, meant?.times)
  }

  return (
    <>
      <form className={sale.scan} onSubmit={onSubmit}>
        <div className={styles.wide}>
          <Field
            id="offline-text"
            label={texts['sell.scan']}
            error={isUnknown ? texts['offline.notFound'] : undefined}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                name="text"
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </div>
        <Button kind="primary" icon="plus" className={sale.bottom}>
          {texts['sell.add']}
        </Button>
      </form>
      <section aria-label={texts['sell.favourites']} className={styles.notPrinted}>
        {items.length > 0 && found.length === 0 && (
          <p className={text.soft}>{texts['offline.notFound']}</p>
        )}
        <div className={sale.items}>
          {found.map((item) => (
            <button
              key={item.itemId}
              type="button"
              className={sale.item}
              onClick={() => onAdd(item)}
            >
              {item.picture && (
                <img className={sale.picture} src={item.picture} alt="" loading="lazy" />
              )}
              <span>{item.name}</span>
              <span className={sale.price}>
                {money(parseAmount(item.unitPrice, currency) ?? 0, currency)}
              </span>
            </button>
          ))}
        </div>
      </section>
    </>
  )
}
