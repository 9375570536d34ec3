import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm, Field, TextInput } from '#app/ui/index.ts'
import type { Invoice, Settlement } from '#contract/invoice.ts'

/** What took something off what is due, each with a way to take it back. */
export function SettlementsPart({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  const { settlements, currency, kind } = invoice
  if (kind !== 'invoice' || settlements.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('settled.title')}</h2>
      {settlements.map((settlement) => (
        <SettlementEntry key={settlement.id} settlement={settlement} currency={currency} />
      ))}
    </section>
  )
}

type SettlementProps = { settlement: Settlement; currency: string }

function SettlementEntry({ settlement, currency }: SettlementProps) {
  const t = useT('invoicing')
  const { date, money } = useFormat()
  const { id, kind, amount, by, canTakeBack } = settlement
  const dialogId = `take-back-${id}`
  return (
    <>
      <p className={styles.entry}>
        <span className={styles.entryName}>{t(`settled.${kind}`, { number: by.number })}</span>
        <span className={styles.entryDate}>{date(settlement.date, 'short')}</span>
        <span>{money(amount, currency)}</span>
      </p>
      {canTakeBack && (
        <div>
          <Button size="s" kind="ghost" icon="undo-2" opens={dialogId}>
            {t('settled.open')}
          </Button>
          <TakeBackDialog settlement={settlement} currency={currency} dialogId={dialogId} />
        </div>
      )}
    </>
  )
}

function TakeBackDialog({
  settlement: { id, kind, amount },
  currency,
  dialogId,
}: SettlementProps & { dialogId: string }) {
  const t = useT('invoicing')
  const { money } = useFormat()
  const isReduction = kind === 'discount' || kind === 'writeOff'
  return (
    <Dialog id={dialogId} title={t('settled.ask', { amount: money(amount, currency) })}>
      <DialogForm>
        <IdempotencyField />
        <input type="hidden" name="allocationId" value={id} />
        <p>{t(isReduction ? 'settled.wordsReduction' : 'settled.words')}</p>
        <Field id={`reason-${id}`} label={t('void.reason')}>
          {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} />}
        </Field>
        <DialogActions>
          <Button kind="ghost" closes={dialogId}>
            {t('void.keep')}
          </Button>
          <Button kind="danger" icon="undo-2" name="intent" value="takeBack">
            {t('settled.now')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
