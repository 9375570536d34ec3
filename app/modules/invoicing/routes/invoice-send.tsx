import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Band,
  Button,
  Field,
  LinkButton,
  PageHead,
  Row,
  TextArea,
  TextInput,
} from '#app/ui/index.ts'
import { AppError } from '#contract/errors.ts'
import { invoicesContract, SendInput } from '#contract/invoices.ts'
import * as styles from '../components/detail/detail.css.ts'
import { idOf } from '../document.server.ts'
import { invoicePath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirmPermission(args, 'invoice:post')
  const { t } = await getVisit(args)
  const invoice = await call(invoicesContract.get, { firmId: firm.firmId, invoiceId: idOf(args) })
  if (!invoice.actions.includes('send')) throw new AppError('conflict', 'It cannot be sent')
  const title = t('invoicing')('send.title', { number: invoice.number })
  return { head: pageMeta(args, { title }), invoice }
}

export async function action(args: Args) {
  const { firm, call, session } = await requireFirmPermission(args, 'invoice:post')
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(SendInput, form)
  if (refusal) return refuse(refusal)
  const place = { firmId: firm.firmId, invoiceId: idOf(args) }
  const { idempotencyKey } = form
  const sent = await attempt(form, () =>
    call(invoicesContract.send, { ...value, ...place }, { idempotencyKey }),
  )
  if (sent.refusal) return refuse(sent.refusal, sent.status)
  const message = t('invoicing')(session.user.isDemo ? 'done.held' : 'done.sent', {
    number: sent.value.number,
  })
  const to = invoicePath(firm.firmId, place.invoiceId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function InvoiceSendRoute() {
  const { invoice } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { firm, session } = useFirm()
  const t = useT('invoicing')
  const problemAt = useProblems(refusal?.problems)
  const back = invoicePath(firm.firmId, invoice.id)
  const typed = (name: string, otherwise = '') =>
    refusal ? textAt(refusal.values, name) : otherwise
  return (
    <>
      <PageHead
        title={t('send.title', { number: invoice.number })}
        sentence={t('send.sentence', { name: invoice.customerName })}
        crumb={{ href: back, label: invoice.number }}
      />
      <form method="post" className={styles.page} noValidate>
        <RefusalSummary refusal={refusal} />
        {session.user.isDemo && <Band tone="info" title={t('send.demo')} />}
        <IdempotencyField />
        <Field id="to" label={t('send.to')} error={problemAt('to')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="email"
              name="to"
              autoComplete="off"
              defaultValue={typed('to', invoice.customerEmail)}
            />
          )}
        </Field>
        <Field
          id="subject"
          label={t('send.subject')}
          mark={t('edit.optional')}
          hint={t('send.subjectHint')}
          error={problemAt('subject')}
        >
          {(wiring) => (
            <TextInput {...wiring} name="subject" maxLength={200} defaultValue={typed('subject')} />
          )}
        </Field>
        <Field
          id="message"
          label={t('send.message')}
          mark={t('edit.optional')}
          hint={t('send.messageHint')}
          error={problemAt('message')}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="message"
              rows={6}
              maxLength={4000}
              defaultValue={typed('message')}
            />
          )}
        </Field>
        <Row>
          <Button kind="primary" icon="send">
            {t('send.now')}
          </Button>
          <LinkButton kind="ghost" href={back}>
            {t('send.cancel')}
          </LinkButton>
        </Row>
      </form>
    </>
  )
}

export const meta = headOf
