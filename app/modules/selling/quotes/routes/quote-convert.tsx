import { useActionData, useLoaderData } from '@remix-run/react'
import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { StepButtons } from '#app/shell/documents/step-buttons.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Checkbox, PageHead, RowsTable, text, VisuallyHidden } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { ConvertInput, quotesContract } from '#contract/selling/quotes.ts'
import * as own from '../components/quote.css.ts'
import { quotePath } from '../paths.ts'
import { idOf, loadWithDeposits } from '../quote.server.ts'

/** States of a deposit invoice whose money is still to come. */
const awaited = ['draft', 'finalised', 'sent', 'viewed', 'partlyPaid']

export async function loader(args: Args) {
  const { t, quote, deposits } = await loadWithDeposits(args)
  if (!quote.actions.includes('convert')) throw new AppError('conflict', 'It has its invoice')
  const title = t('quotes')('convert.title', { number: quote.number })
  const undeducted = deposits.rows.filter(
    ({ state, usable, total }) => awaited.includes(state) && usable < total,
  )
  return { head: pageMeta(args, { title }), quote, undeducted }
}

/** Makes the invoice of the ticked lines and goes on to it. */
export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { lists: ['lineIds'] })
  const { value, refusal } = parseForm(ConvertInput, form)
  if (refusal) return refuse(refusal)
  if (value.lineIds.length === 0) {
    return refuse({ values: form.values, problems: { lineIds: { key: 'nothingChosen' } } })
  }
  const ids = { firmId: firm.firmId, quoteId: idOf(args) }
  const made = await attempt(form, () =>
    call(quotesContract.convert, { ...value, ...ids }, { idempotencyKey: form.idempotencyKey }),
  )
  if (made.refusal) return refuse(made.refusal, made.status)
  const message = t('quotes')('done.converted')
  const to = invoicePath(firm.firmId, made.value.invoiceId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function QuoteConvertRoute() {
  const { quote, undeducted } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { firm } = useFirm()
  const t = useT('quotes')
  const shared = useT('document')
  const { money, number } = useFormat()
  const back = quotePath(firm.firmId, quote.id)
  return (
    <>
      <PageHead
        title={t('convert.title', { number: quote.number })}
        sentence={t('convert.sentence', { name: quote.customerName })}
        crumb={{ href: back, label: quote.number ?? '' }}
      />
      <form method="post" noValidate>
        <div className={styles.page}>
          <RefusalSummary refusal={refusal} />
          {undeducted.length > 0 && (
            <Band tone="warn" title={t('convert.undeducted')}>
              <p>{t('convert.undeductedWords')}</p>
              <ul>
                {undeducted.map(({ invoiceId, number, total }) => (
                  <li key={invoiceId}>
                    <a className={text.link} href={invoicePath(firm.firmId, invoiceId)}>
                      {number ?? t('deposit.deposit')}
                    </a>{' '}
                    {money(total, quote.currency)}
                  </li>
                ))}
              </ul>
            </Band>
          )}
        </div>
        <IdempotencyField />
        <RowsTable
          caption={t('convert.lines')}
          isStacked
          rows={quote.lines.filter(({ isChosen }) => isChosen)}
          keyOf={(line) => line.id}
          columns={[
            {
              head: <VisuallyHidden>{t('convert.take')}</VisuallyHidden>,
              place: 'state',
              cell: (line) => (
                <Checkbox name="lineIds" value={line.id} defaultChecked isBare>
                  {t('convert.takeOne', { name: line.description })}
                </Checkbox>
              ),
            },
            { head: shared('editor.item'), place: 'name', cell: (line) => line.description },
            {
              head: shared('editor.quantity'),
              isNumber: true,
              place: 'detail',
              cell: (line) => `${number(line.quantity)} ${line.unit}`.trim(),
            },
            {
              head: shared('editor.amount'),
              isNumber: true,
              place: 'figure',
              cell: (line) => money(line.amount, quote.currency),
            },
          ]}
        />
        <div className={own.below}>
          <StepButtons icon="file-text" submit={t('convert.now')} back={back} />
        </div>
      </form>
    </>
  )
}

export const meta = headOf
