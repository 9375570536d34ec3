import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Button, Row, RowsTable } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { PortalTicketInput, publicPortalContract } from '#contract/customers/public-portal.ts'
import * as styles from '../components/portal.css.ts'
import { PortalFrame } from '../components/portal-frame.tsx'
import { nobody, requireRight } from '../visit.server.ts'

/** The customer's tickets, and a form for another. */
export async function loader(args: Args) {
  const { token, front, home, language } = await requireRight(args, 'tickets')
  const title = textsOf(language, 'portal')('place.tickets')
  return { head: pageMeta(args, { title }), token, front, home }
}

/** Makes a ticket, and shows it. */
export async function action(args: Args) {
  const { token, session } = await requireRight(args, 'tickets')
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(PortalTicketInput, form)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    upstream(args).call(
      publicPortalContract.ask,
      { ...value, token, session },
      { ...nobody, idempotencyKey },
    ),
  )
  if (result.refusal) {
    return data({ refusal: result.refusal }, { status: result.status, headers: publicFormHeaders })
  }
  return redirect(result.value.path)
}

export function headers() {
  return publicFormHeaders
}

export default function TicketsRoute() {
  const { token, front, home } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('portal')
  const { texts } = usePage()
  const words = texts('support-tickets')
  const { dateTime } = useFormat()
  const tickets = home?.chosen?.tickets ?? []
  const labels = { subject: words('public.subject'), text: words('public.text') }
  return (
    <PortalFrame token={token} front={front} home={home} page="tickets" title={t('place.tickets')}>
      {tickets.length > 0 && (
        <RowsTable
          caption={t('place.tickets')}
          isStacked
          withoutPad
          rows={tickets}
          keyOf={({ number }) => number}
          columns={[
            { head: t('column.number'), place: 'detail', cell: ({ number }) => number },
            {
              head: words('field.subject'),
              href: ({ path }) => path,
              cell: ({ subject }) => subject,
            },
            {
              head: words('list.last'),
              place: 'secondDetail',
              cell: ({ lastAt }) => dateTime(lastAt),
            },
            {
              head: t('column.state'),
              place: 'state',
              cell: ({ state }) => words(`state.${state}`),
            },
          ]}
        />
      )}
      <section className={styles.panel}>
        <form method="post" id="portal-ticket" className={styles.form} noValidate>
          <h2 className={styles.panelTitle}>{t('ticket.new')}</h2>
          <RefusalSummary refusal={refusal} labels={labels} formId="portal-ticket" />
          <IdempotencyField />
          <FormFields refusal={refusal} initial={{}} labels={labels}>
            <TextField name="subject" maxLength={200} />
            <TextAreaField name="text" rows={7} maxLength={10_000} />
          </FormFields>
          <Row>
            <Button kind="primary" icon="send">
              {words('public.send')}
            </Button>
          </Row>
        </form>
      </section>
    </PortalFrame>
  )
}

export const meta = headOf
