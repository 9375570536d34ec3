import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { CustomerInput, customersContract } from '#contract/customers.ts'
import { firmsContract } from '#contract/firms.ts'
import { CustomerForm } from '../components/customer-form.tsx'
import { newCustomerValues, nullableFields } from '../components/customer-values.ts'
import { customerPath, customersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'customer:edit')
  const { t } = await getVisit(args)
  const profile = await call(firmsContract.get, { firmId: firm.firmId })
  return {
    head: pageMeta(args, { title: t('customers')('new.title') }),
    initial: newCustomerValues(profile),
  }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'customer:edit')
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { nullable: nullableFields })
  const { value, refusal } = parseForm(CustomerInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attempt(form, () =>
    call(customersContract.create, { ...value, firmId }, { idempotencyKey: form.idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, customerPath(firmId, result.value.id), {
    type: 'success',
    message: t('customers')('new.done', { name: result.value.name }),
  })
}

export default function CustomerNewRoute() {
  const { initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('customers')
  const { firm } = useFirm()
  const listPath = customersPath(firm.firmId)
  return (
    <>
      <PageHead title={t('new.title')} crumb={{ href: listPath, label: t('list.title') }} />
      <CustomerForm
        refusal={refusal}
        initial={initial}
        submit={t('new.submit')}
        cancelHref={listPath}
      />
    </>
  )
}

export const meta = headOf
