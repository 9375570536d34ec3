import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { type FormTree, isTree, textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { TermsForm } from '../components/electronic/terms-form.tsx'
import { idOf } from '../document.server.ts'
import { invoicePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const view = await call(invoicesContract.electronic, ids)
  if (!view.isDraft) throw new AppError('not_found', 'What is issued stays as it is')
  return {
    head: pageMeta(args, { title: t('invoicing')('electronic.terms') }),
    terms: view.terms,
    kinds: view.kinds,
    maySplit: view.maySplit,
    invoiceId: ids.invoiceId,
  }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request, {
    nullable: ['precedingDate', 'periodStart', 'periodEnd'],
  })
  const { value, refusal } = parseForm(ElectronicTerms, {
    ...form,
    data: withoutEmptyNotes(form.data),
  })
  if (refusal) return refuse(refusal)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const result = await attempt(form, () =>
    call(invoicesContract.setElectronicTerms, { ...value, ...ids }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, invoicePath(ids.firmId, ids.invoiceId), {
    type: 'success',
    message: t('invoicing')('electronic.saved'),
  })
}

/** A delivery note with nothing in it is none. */
function withoutEmptyNotes({ deliveryNotes, ...data }: FormTree): FormTree {
  const rows = (Array.isArray(deliveryNotes) ? deliveryNotes : []).filter(
    (row) => isTree(row) && (textAt(row, 'number') !== '' || textAt(row, 'date') !== ''),
  )
  return { ...data, deliveryNotes: rows }
}

export default function InvoiceElectronicRoute() {
  const { terms, kinds, maySplit, invoiceId } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { firm } = useFirm()
  const t = useT('invoicing')
  const path = invoicePath(firm.firmId, invoiceId)
  return (
    <>
      <PageHead title={t('electronic.terms')} crumb={{ href: path, label: t('electronic.back') }} />
      <TermsForm
        refusal={refusal}
        terms={terms}
        kinds={kinds}
        maySplit={maySplit}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
