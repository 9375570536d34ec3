import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, LinkButton, text } from '#app/ui/index.ts'
import type { Deposit } from '#contract/selling/deposits.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { depositPath, invoicePath } from '../../paths.ts'

type DepositsPartProps = {
  invoice: Invoice
  deposits: readonly (Deposit & { isChosen: boolean })[]
}

/** Deposits of the customer: what a draft deducts is ticked, what a final invoice did is listed. */
export function DepositsPart({ invoice, deposits }: DepositsPartProps) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  const { money } = useFormat()
  const canChoose = invoice.state === 'draft' && invoice.actions.includes('edit')
  const shown = canChoose ? deposits : deposits.filter(({ isChosen }) => isChosen)
  const canAsk = canChoose && invoice.kind === 'invoice' && invoice.purpose === ''
  if (shown.length === 0 && !canAsk) return null
  return (
    <section className={styles.section} id="deposits">
      <h2 className={styles.sectionTitle}>{t('deposits.title')}</h2>
      {shown.length > 0 && (
        <form method="post">
          <IdempotencyField />
          {shown.map(({ invoiceId, number, usable, total, currency, isChosen }) => (
            <p key={invoiceId} className={styles.entry}>
              {canChoose ? (
                <Checkbox name="depositIds" value={invoiceId} defaultChecked={isChosen}>
                  {number ?? t('deposit.draft')}
                </Checkbox>
              ) : (
                <a className={text.link} href={invoicePath(firm.firmId, invoiceId)}>
                  {number}
                </a>
              )}
              {usable > 0 ? (
                <span>{money(usable, currency)}</span>
              ) : (
                <a className={text.link} href={invoicePath(firm.firmId, invoiceId)}>
                  {money(total, currency)}, {t('deposits.waits')}
                </a>
              )}
            </p>
          ))}
          {canChoose && (
            <>
              <p className={text.soft}>{t('deposits.words')}</p>
              <Button size="s" name="intent" value="deposits">
                {t('deposits.save')}
              </Button>
            </>
          )}
        </form>
      )}
      {canAsk && (
        <LinkButton size="s" icon="plus" href={depositPath(firm.firmId, invoice.id)}>
          {t('deposits.ask')}
        </LinkButton>
      )}
    </section>
  )
}
