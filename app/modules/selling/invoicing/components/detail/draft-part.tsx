import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { UnusualNote } from '#app/shell/documents/detail/unusual-note.tsx'
import { useProblemLabels } from '#app/shell/documents/editor/problem-labels.ts'
import { problemText } from '#app/shell/form/problem-text.ts'
import { WaysOut } from '#app/shell/form/ways-out.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, classes, LinkButton, text } from '#app/ui/index.ts'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import { invoiceKind } from '../../invoice-kind.ts'
import { invoiceEditPath } from '../../paths.ts'
import { BrokenRules } from '../electronic/broken-rules.tsx'
import { dialogIds } from './dialog-ids.ts'
import { SplitPaymentNote } from './split-payment-note.tsx'

type DraftPartProps = { invoice: Invoice; preview: InvoicePreview; electronic: ElectronicView }

type StepProps = Omit<DraftPartProps, 'electronic'>

/** A draft before it is final: what stands in the way, or the step itself, and what it would post. */
export function DraftPart({ invoice, preview, electronic }: DraftPartProps) {
  const t = useT('invoicing')
  const { money } = useFormat()
  const isReady = Object.keys(preview.problems).every(
    (path) => path === 'issueDate' && needsDateConfirmed(preview),
  )
  return (
    <>
      <section className={classes(styles.section, styles.first)}>
        <h2 className={styles.owed}>{t('detail.total')}</h2>
        <p className={styles.figure}>{money(preview.totals.total, invoice.currency)}</p>
        <SplitPaymentNote totals={preview.totals} currency={invoice.currency} />
        <OverLimit preview={preview} />
        <UnusualNote of={invoice} unusual={preview.unusual} party="Customer" />
        {electronic.broken.length > 0 && (
          <Band tone="warn" title={t('electronic.brokenDraft')}>
            <BrokenRules broken={electronic.broken} invoice={invoice} isDraft />
          </Band>
        )}
        {isReady ? (
          <Ready invoice={invoice} preview={preview} />
        ) : (
          <Problems invoice={invoice} preview={preview} />
        )}
      </section>
      {preview.journal.length > 0 && invoice.purpose === '' && <Journal preview={preview} />}
    </>
  )
}

/** Whether finalising asks to agree to a date that has not come; nothing else stands in its way. */
export function needsDateConfirmed(preview: InvoicePreview): boolean {
  return preview.problems.issueDate?.key === 'futureDate'
}

/** Said before it is final; the firm decides. */
function OverLimit({ preview: { creditLimit } }: { preview: InvoicePreview }) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const { money } = useFormat()
  if (!creditLimit) return null
  const limit = money(creditLimit.limit, firm.baseCurrency)
  const owed = money(creditLimit.owed, firm.baseCurrency)
  return (
    <Band tone="warn" title={t('detail.overLimit')}>
      {t('detail.overLimitWords', { limit, owed })}
    </Band>
  )
}

function Ready({ invoice, preview }: StepProps) {
  const t = useT('invoicing')
  const problems = useT('problem')
  const format = useFormat()
  const { issueDate } = preview.problems
  return (
    <>
      {issueDate && <p className={text.warn}>{problemText(problems, issueDate, format)}</p>}
      <p className={classes(text.tiny, text.soft)}>{t('detail.readyWords')}</p>
      {invoice.actions.includes('finalise') && (
        <Button kind="primary" icon="stamp" className={styles.primary} opens={dialogIds.finalise}>
          {t('detail.finalise')}
        </Button>
      )}
    </>
  )
}

function Problems({ invoice, preview }: StepProps) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const problems = useT('problem')
  const format = useFormat()
  const labels = useProblemLabels(invoiceKind, Object.keys(preview.problems))
  return (
    <>
      <p>{t('edit.notReady')}</p>
      <ul className={styles.problems}>
        {Object.entries(preview.problems).map(([path, problem]) => (
          <li key={path} className={text.bad}>
            {[labels[path], problemText(problems, problem, format)].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
      <WaysOut problems={preview.problems} />
      <LinkButton
        kind="primary"
        icon="pencil"
        className={styles.primary}
        href={invoiceEditPath(firm.firmId, invoice.id)}
      >
        {t('detail.edit')}
      </LinkButton>
    </>
  )
}

function Journal({ preview: { journal } }: { preview: InvoicePreview }) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const { amount } = useFormat()
  const written = (minor: number) => (minor === 0 ? '' : amount(minor, firm.baseCurrency))
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('detail.journal')}</h2>
      <table className={styles.journal}>
        <thead>
          <tr>
            <th scope="col">{t('detail.account')}</th>
            <th scope="col" className={styles.number}>
              {t('detail.debit', { currency: firm.baseCurrency })}
            </th>
            <th scope="col" className={styles.number}>
              {t('detail.creditColumn', { currency: firm.baseCurrency })}
            </th>
          </tr>
        </thead>
        <tbody>
          {journal.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an account may stand in several lines
            <tr key={at}>
              <th scope="row">
                {line.account} {line.accountName}
              </th>
              <td className={styles.number}>{written(line.debit)}</td>
              <td className={styles.number}>{written(line.credit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
