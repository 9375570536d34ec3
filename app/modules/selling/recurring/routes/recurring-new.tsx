import { useActionData, useLoaderData } from '@remix-run/react'
import { newInvoicePath } from '#app/modules/selling/invoicing/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { useAbout } from '#app/shell/register/about.ts'
import { createRecord, loadNew } from '#app/shell/register/record.server.ts'
import { NewRecordForm } from '#app/shell/register/record-forms.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { loadRecurringChoices } from '../choices.ts'
import { register } from '../register.tsx'

/** The form, with the invoice that the address names chosen in it. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [page, { invoices }] = await Promise.all([
    loadNew(args, register),
    loadRecurringChoices(access, 'form'),
  ])
  const asked = Id.safeParse(new URL(args.request.url).searchParams.get('invoice'))
  if (!asked.success || !access.can('invoice:view')) return { ...page, extra: { invoices } }
  const { firmId } = access.firm
  const invoice = await access.call(invoicesContract.get, { firmId, invoiceId: asked.data })
  if (invoice.kind !== 'invoice') throw new AppError('not_found', 'No such invoice')
  const others = invoices.filter(({ id }) => id !== invoice.id)
  const { total, paid, due, creditNotesTotal, splitTax } = invoice.totals
  const row = { ...invoice, total, paid, due, creditNotesTotal, splitTax }
  return {
    ...page,
    initial: { ...page.initial, invoiceId: invoice.id, name: invoice.customerName },
    extra: { invoices: [row, ...others] },
  }
}

export function action(args: Args) {
  return createRecord(args, register)
}

export default function RecurringNewRoute() {
  const page = useLoaderData<typeof loader>()
  const { path, extra } = page
  const refusal = useActionData<typeof action>()?.refusal
  const { firm } = useFirm()
  const { t } = useAbout(register, extra)
  return (
    <>
      <PageHead
        title={t('list.new')}
        sentence={t('new.sentence')}
        crumb={{ href: path, label: t('list.title') }}
        actions={
          extra.invoices.length === 0 && (
            <LinkButton icon="file-text" href={newInvoicePath(firm.firmId)}>
              {t('new.invoiceFirst')}
            </LinkButton>
          )
        }
      />
      <NewRecordForm register={register} refusal={refusal} page={page} />
    </>
  )
}

export const meta = headOf
