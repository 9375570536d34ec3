import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Stack, Tag } from '#app/ui/index.ts'
import { customersContract } from '#contract/customers.ts'
import { AppError } from '#contract/errors.ts'
import { CustomerActions } from '../components/customer-actions.tsx'
import { CustomerAdvice } from '../components/customer-advice.tsx'
import { CustomerFacts } from '../components/customer-facts.tsx'
import { CustomerFigures } from '../components/customer-figures.tsx'
import { placeOf } from '../components/place.ts'
import { customerPath, customersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'customer:view')
  const ids = { firmId: firm.firmId, customerId: requireIdParam(args, 'customerId') }
  const customer = await call(customersContract.get, ids)
  return { head: pageMeta(args, { title: customer.name }), customer }
}

/** Takes the customer out of the lists, or back in. */
export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'customer:edit')
  const { t } = await getVisit(args)
  const { intent, idempotencyKey } = await readForm(args.request)
  const ids = { firmId: firm.firmId, customerId: requireIdParam(args, 'customerId') }
  if (intent !== 'archive' && intent !== 'restore') throw new AppError('malformed', 'No intent')
  const customer = await call(customersContract[intent], ids, { idempotencyKey })
  const texts = t('customers')
  const gaps = { name: customer.name }
  return redirectWithToast(args, customerPath(ids.firmId, ids.customerId), {
    type: 'success',
    message: intent === 'archive' ? texts('detail.archived', gaps) : texts('detail.restored', gaps),
  })
}

export default function CustomerDetailRoute() {
  const { customer } = useLoaderData<typeof loader>()
  const t = useT('customers')
  const format = useFormat()
  const { firm } = useFirm()
  const { name, isArchived, address } = customer
  return (
    <Stack gap="s4">
      <PageHead
        title={name}
        mark={isArchived && <Tag>{t('detail.archivedTag')}</Tag>}
        sentence={placeOf(address, format)}
        crumb={{ href: customersPath(firm.firmId), label: t('list.title') }}
        actions={<CustomerActions customer={customer} />}
      />
      <CustomerAdvice customer={customer} />
      <div>
        <CustomerFigures customer={customer} />
        <CustomerFacts customer={customer} />
      </div>
    </Stack>
  )
}

export const meta = headOf
