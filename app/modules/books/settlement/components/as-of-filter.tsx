import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, SheetPad, TextInput } from '#app/ui/index.ts'
import * as styles from './as-of-filter.css.ts'

type AsOfFilterProps = {
  path: string
  asOf: string | undefined
  currency: string | undefined
  /** What the address keeps of the present view. */
  kept: Record<string, string | undefined>
}

/** The day at whose end something is shown, and one currency alone. */
export function AsOfFilter({ path, asOf, currency, kept }: AsOfFilterProps) {
  const t = useT('settlement')
  const { date } = useFormat()
  return (
    <SheetPad>
      <p className={styles.printed}>
        {asOf && `${t('filter.asOf')} ${date(asOf, 'long')}`} {currency}
      </p>
      <search>
        <form action={path} className={styles.filter}>
          {Object.entries(kept).map(
            ([name, value]) =>
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <label className={styles.field} htmlFor="asOf">
            {t('filter.asOf')}
            <DateInput id="asOf" name="asOf" defaultValue={asOf} />
          </label>
          <label className={styles.field} htmlFor="currency">
            {t('filter.currency')}
            <TextInput
              id="currency"
              name="currency"
              defaultValue={currency}
              size={4}
              maxLength={3}
              placeholder={t('filter.all')}
              autoCapitalize="characters"
            />
          </label>
          <Button>{t('filter.show')}</Button>
        </form>
      </search>
    </SheetPad>
  )
}
