import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, classes, text } from '#app/ui/index.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { Invoice, InvoiceLine } from '#contract/selling/invoice.ts'
import type { CreditPreview } from '#contract/selling/invoice-previews.ts'
import { logoPath } from '../../paths.ts'
import { BrokenRules } from '../electronic/broken-rules.tsx'

type CreditLookProps = {
  invoice: Pick<Invoice, 'id' | 'customerId'> & { lines: readonly InvoiceLine[] }
  preview: CreditPreview
  /** What was chosen, as it was typed. */
  typed: TypedTree
}

/** A credit note as it will be, before it is issued: with the way back to what was chosen. */
export function CreditLook({ invoice, preview, typed }: CreditLookProps) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const { money } = useFormat()
  const { paper, totals, currency, broken } = preview
  return (
    <div className={styles.split}>
      <div className={styles.paper}>
        <Paper view={paper} logoHref={logoPath(firm.firmId)} />
      </div>
      <aside className={styles.rail}>
        <section className={classes(styles.section, styles.first)}>
          <h2 className={styles.owed}>{t('detail.total')}</h2>
          <p className={styles.figure}>{money(payableOf(totals), currency)}</p>
          <p>{t('credit.lookWords')}</p>
          {broken.length > 0 && (
            <>
              <p className={text.warn}>{t('electronic.broken')}</p>
              <BrokenRules broken={broken} invoice={invoice} isDraft={false} />
            </>
          )}
          <form method="post">
            <IdempotencyField />
            <Typed lines={invoice.lines} typed={typed} />
            <Button kind="primary" icon="undo-2" name="intent" value="issue">
              {t('credit.now')}
            </Button>
            <Button kind="ghost" name="intent" value="change">
              {t('credit.change')}
            </Button>
          </form>
        </section>
      </aside>
    </div>
  )
}

function Typed({ lines, typed }: { lines: readonly InvoiceLine[]; typed: TypedTree }) {
  const { chosen } = typed
  const ids = Array.isArray(chosen) ? chosen.filter((id) => typeof id === 'string') : []
  return (
    <>
      {ids.map((id) => (
        <input key={id} type="hidden" name="chosen" value={id} />
      ))}
      {lines.map(({ id }, at) => (
        <span key={id}>
          <input type="hidden" name={`lines.${at}.lineId`} value={id} />
          <input
            type="hidden"
            name={`lines.${at}.quantity`}
            value={textAt(typed, `lines.${at}.quantity`)}
          />
        </span>
      ))}
      <input type="hidden" name="reason" value={textAt(typed, 'reason')} />
    </>
  )
}
