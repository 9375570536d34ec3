import { useActionData, useLoaderData } from '@remix-run/react'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { StepButtons } from '#app/shell/documents/step-buttons.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { type Refusal, refuse } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Field, PageHead, TextInput } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import type { InvoiceLine } from '#contract/selling/invoice.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { CreditLook } from '../components/detail/credit-look.tsx'
import { CreditTable } from '../components/detail/credit-table.tsx'
import { idOf } from '../document.server.ts'
import { chosenLines, restOf } from '../draft/credit-form.ts'
import { invoicePath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const invoice = await call(invoicesContract.get, { firmId: firm.firmId, invoiceId: idOf(args) })
  if (!invoice.actions.includes('credit')) throw new AppError('conflict', 'Nothing to credit')
  const lines: InvoiceLine[] = invoice.lines.filter((line) => restOf(line) !== '0')
  const title = t('invoicing')('credit.title', { number: invoice.number })
  return { head: pageMeta(args, { title }), invoice: { ...invoice, lines } }
}

export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, {
    locale,
    decimals: ['lines.*.quantity'],
    lists: ['chosen'],
  })
  const { lines, problems } = chosenLines(form)
  const refusal: Refusal = { values: form.values, problems }
  if (Object.keys(problems).length > 0) return refuse(refusal)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const reason = textAt(form.values, 'reason').slice(0, 500)
  const { idempotencyKey } = form
  if (form.intent === 'change') return { refusal, look: undefined }
  if (form.intent !== 'issue') {
    const looked = await attempt(form, () =>
      call(invoicesContract.previewCredit, { ...ids, lines, reason }),
    )
    if (looked.refusal) return refuse(looked.refusal, looked.status)
    return { refusal: undefined, look: { preview: looked.value, typed: form.values } }
  }
  const credited = await attempt(form, () =>
    call(invoicesContract.credit, { ...ids, lines, reason }, { idempotencyKey }),
  )
  if (credited.refusal) return refuse(credited.refusal, credited.status)
  const message = t('invoicing')('done.credited', { number: credited.value.number })
  const to = invoicePath(firm.firmId, credited.value.id)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function InvoiceCreditRoute() {
  const { invoice } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal
  const look = answer && 'look' in answer ? answer.look : undefined
  const { firm } = useFirm()
  const t = useT('invoicing')
  const shared = useT('document')
  const problemAt = useProblems(refusal?.problems)
  const back = invoicePath(firm.firmId, invoice.id)
  const head = (
    <PageHead
      title={t('credit.title', { number: invoice.number })}
      sentence={t(look ? 'credit.lookSentence' : 'credit.sentence', { name: invoice.customerName })}
      crumb={{ href: back, label: invoice.number }}
    />
  )
  if (look) {
    return (
      <>
        {head}
        <CreditLook invoice={invoice} preview={look.preview} typed={look.typed} />
      </>
    )
  }
  return (
    <>
      {head}
      <form method="post" noValidate>
        <div className={styles.page}>
          <RefusalSummary refusal={refusal} />
        </div>
        <IdempotencyField />
        <CreditTable
          lines={invoice.lines}
          currency={invoice.currency}
          typed={refusal?.values}
          problemAt={problemAt}
        />
        <div className={styles.page}>
          <Field id="reason" label={t('credit.reason')} mark={shared('edit.optional')}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="reason"
                maxLength={500}
                defaultValue={textAt(refusal?.values, 'reason')}
              />
            )}
          </Field>
          <StepButtons icon="eye" submit={t('credit.look')} back={back} />
        </div>
      </form>
    </>
  )
}

export const meta = headOf
