import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Avatar, Button, Field, Select, TextInput, text } from '#app/ui/index.ts'
import type { CustomerCard, EditorChoices } from '../../draft/editor.server.ts'
import { addressLine } from '../address-line.ts'
import * as styles from './editor.css.ts'

type CustomerPartProps = {
  customerId: string
  customers: EditorChoices['customers']
  hasMore: boolean
  card: CustomerCard | null
  baseCurrency: string
  query: string
  problemAt: (path: string) => string | undefined
}

/** Who the invoice is for. A choice's terms are taken over by a button, as nothing reloads by itself. */
export function CustomerPart(props: CustomerPartProps) {
  const { customerId, customers, hasMore, card, problemAt } = props
  const t = useT('invoicing')
  const known =
    card && !customers.some(({ id }) => id === card.id) ? [card, ...customers] : customers
  return (
    <div className={styles.customer}>
      <Field id="customerId" label={t('edit.customer')} error={problemAt('customerId')}>
        {(wiring) => (
          <div className={styles.customerRow}>
            <Select {...wiring} name="customerId" defaultValue={customerId}>
              <option value="">{t('edit.chooseCustomer')}</option>
              {known.map(({ id, name }) => (
                <option key={id} value={id} data-card={id === card?.id || undefined}>
                  {name}
                </option>
              ))}
            </Select>
            <Button name="intent" value="customer" className={styles.takeTerms}>
              {t('edit.takeTerms')}
            </Button>
          </div>
        )}
      </Field>
      {hasMore && <CustomerSearch {...props} />}
      {card && <Card card={card} baseCurrency={props.baseCurrency} />}
    </div>
  )
}

function CustomerSearch({ query, problemAt }: CustomerPartProps) {
  const t = useT('invoicing')
  return (
    <Field id="customerQuery" label={t('edit.findCustomer')} error={problemAt('customerQuery')}>
      {(wiring) => (
        <div className={styles.customerRow}>
          <TextInput {...wiring} name="customerQuery" defaultValue={query} maxLength={200} />
          <Button icon="search" name="intent" value="find-customer">
            {t('edit.find')}
          </Button>
        </div>
      )}
    </Field>
  )
}

function Card({ card, baseCurrency }: { card: CustomerCard; baseCurrency: string }) {
  const t = useT('invoicing')
  const { money, country } = useFormat()
  const { name, address, vatId, overdue, receivable } = card
  return (
    <div className={styles.card}>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        <p>
          {addressLine(address, country)}
          {vatId && (
            <>
              <br />
              {vatId}
            </>
          )}
        </p>
        <p className={text.tiny}>
          {overdue !== null && overdue > 0 ? (
            <span className={text.bad}>
              {t('edit.customerOverdue', { amount: money(overdue, baseCurrency) })}
            </span>
          ) : receivable !== null && receivable > 0 ? (
            t('edit.customerOwes', { amount: money(receivable, baseCurrency) })
          ) : (
            t('edit.customerOwesNothing')
          )}
        </p>
      </div>
    </div>
  )
}
