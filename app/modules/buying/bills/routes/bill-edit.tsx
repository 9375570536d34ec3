import { useActionData, useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { loadRecord, updateRecord } from '#app/shell/register/record.server.ts'
import { EditRecordForm } from '#app/shell/register/record-forms.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { BesideForm } from '../components/beside-form.tsx'
import { billPath } from '../paths.ts'
import { register } from '../register.tsx'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const [view, { attachments }] = await Promise.all([
    loadRecord(args, register, 'form'),
    loadPanels(access, 'bill', billId),
  ])
  return { ...view, attachments }
}

export function action(args: Args) {
  return updateRecord(args, register)
}

export default function BillEditRoute() {
  const page = useLoaderData<typeof loader>()
  const { record, attachments } = page
  const refusal = useActionData<typeof action>()?.refusal
  const words = useT('register')
  const t = useT('bills')
  const { firm } = useFirm()
  const called = register.nameOf(record) || t('notice.unnumbered')
  const href = billPath(firm.firmId, record.id)
  return (
    <>
      <PageHead title={words('edit.title', { name: called })} crumb={{ href, label: called }} />
      <BesideForm billId={record.id} files={attachments}>
        <EditRecordForm register={register} refusal={refusal} page={page} href={href} />
      </BesideForm>
    </>
  )
}

export const meta = headOf
