import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput } from '#app/ui/index.ts'
import * as styles from './sale.css.ts'

/** Sells a gift card or tops one up. */
export function SellGiftCardBox({ isOpen }: { isOpen: boolean }) {
  const t = useT('tills')
  return (
    <details className={styles.wallets} open={isOpen || undefined}>
      <summary>{t('sell.sellCard')}</summary>
      <div className={styles.options}>
        <FormField name="soldCardAmount">{(control) => <MoneyInput {...control} />}</FormField>
        <TextField name="soldCardCode" maxLength={40} autoComplete="off" />
        <Button name="intent" value="giftCard" icon="plus" className={styles.takeOver}>
          {t('sell.addCard')}
        </Button>
      </div>
      <p className={styles.small}>{t('sell.sellCardHint')}</p>
    </details>
  )
}
