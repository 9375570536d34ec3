import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { CustomerInput, customersContract } from '#contract/customers.ts'
import { Version } from '#contract/fields.ts'
import { CustomerForm } from '../components/customer-form.tsx'
import { customerValues, nullableFields } from '../components/customer-values.ts'
import { customerPath } from '../paths.ts'

const CustomerChange = CustomerInput.extend({ version: Version })

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'customer:edit')
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, customerId: requireIdParam(args, 'customerId') }
  const customer = await call(customersContract.get, ids)
  const title = t('customers')('edit.title', { name: customer.name })
  return { head: pageMeta(args, { title }), customer, initial: customerValues(customer) }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'customer:edit')
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { nullable: nullableFields })
  const { value, refusal } = parseForm(CustomerChange, form)
  if (refusal) return refuse(refusal)
  const ids = { firmId: firm.firmId, customerId: requireIdParam(args, 'customerId') }
  const result = await attempt(form, () => call(customersContract.update, { ...value, ...ids }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, customerPath(ids.firmId, ids.customerId), {
    type: 'success',
    message: t('customers')('edit.done', { name: result.value.name }),
  })
}

export default function CustomerEditRoute() {
  const { customer, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('customers')
  const { firm } = useFirm()
  const path = customerPath(firm.firmId, customer.id)
  return (
    <>
      <PageHead
        title={t('edit.title', { name: customer.name })}
        crumb={{ href: path, label: customer.name }}
      />
      <CustomerForm
        refusal={refusal}
        initial={initial}
        version={customer.version}
        submit={t('edit.submit')}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
