import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, type Option } from '#app/ui/index.ts'
import * as styles from './sale.css.ts'

type SaleOptionsProps = { customers: readonly Option[]; canPrice: boolean }

/** Who buys, and what is taken off all of it, for whoever may. */
export function SaleOptions({ customers, canPrice }: SaleOptionsProps) {
  const t = useT('tills')
  return (
    <div className={styles.choices}>
      {customers.length > 0 && (
        <SelectField
          name="customerId"
          options={[{ value: '', label: t('sell.noCustomer') }, ...customers]}
        />
      )}
      {canPrice && (
        <FormField name="discount">
          {(control) => <MoneyInput {...control} maxLength={8} />}
        </FormField>
      )}
      <Button name="intent" value="update" icon="refresh-cw" className={styles.whole}>
        {t('sell.update')}
      </Button>
    </div>
  )
}
