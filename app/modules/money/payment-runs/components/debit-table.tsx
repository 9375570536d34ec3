import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, RowsTable, Select, text } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import { DebitReturnReason, type PaymentRun } from '#contract/money/payment-runs.ts'
import { ItemAmount } from './item-amount.tsx'

/** What a run collects: from whom, by which mandate, whether they were told, and what came back. */
export function DebitTable({ run: { items, currency, state } }: { run: PaymentRun }) {
  const t = useT('payment-runs')
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('debit.items')}
      isStacked
      rows={items}
      keyOf={(item) => item.documentId}
      columns={[
        {
          head: t('debit.customer'),
          place: 'name',
          cell: (item) => (
            <>
              {item.payeeName}
              {item.returned !== '' && (
                <>
                  <br />
                  <span className={text.small}>
                    {t('debit.returned', { reason: t(`returnReason.${item.returned}`) })}
                  </span>
                </>
              )}
            </>
          ),
        },
        {
          head: t('debit.invoice'),
          tone: 'soft',
          place: 'detail',
          cell: (item) => (
            <a className={text.link} href={invoicePath(firm.firmId, item.documentId)}>
              {item.number}
            </a>
          ),
        },
        {
          head: t('debit.mandate'),
          tone: 'soft',
          cell: (item) =>
            [item.mandateReference, item.sequence, readableIban(item.iban)]
              .filter(Boolean)
              .join(' · '),
        },
        {
          head: t('debit.told'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (item) =>
            item.canBeReturned ? (
              <ReturnButton item={item} />
            ) : (
              state !== 'waiting' && <Told item={item} />
            ),
        },
        {
          head: t('field.amount', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (item) => <ItemAmount item={item} currency={currency} />,
        },
      ]}
    />
  )
}

type ItemProps = { item: PaymentRun['items'][number] }

function Told({ item: { toldAt } }: ItemProps) {
  const t = useT('payment-runs')
  const { dateTime } = useFormat()
  return <>{toldAt ? dateTime(toldAt) : t('debit.notTold')}</>
}

/** Takes a debit back that the customer's bank returned. */
function ReturnButton({ item: { documentId, number } }: ItemProps) {
  const t = useT('payment-runs')
  const id = `return-${documentId}`
  const fieldId = `reason-${documentId}`
  return (
    <>
      <Button size="s" icon="undo-2" opens={id}>
        {t('debit.return')}
      </Button>
      <AskDialog
        id={id}
        title={t('debit.returnTitle', { number })}
        words={t('debit.returnWords')}
        intent="return"
        submit={t('debit.return')}
        keep={t('ask.keep')}
      >
        <input type="hidden" name="documentId" value={documentId} />
        <Field id={fieldId} label={t('debit.reason')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="reason"
              options={DebitReturnReason.options.map((value) => ({
                value,
                label: t(`returnReason.${value}`),
              }))}
            />
          )}
        </Field>
      </AskDialog>
    </>
  )
}
