import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { useAbout } from '#app/shell/register/about.ts'
import { createRecord, loadNew } from '#app/shell/register/record.server.ts'
import { NewRecordForm } from '#app/shell/register/record-forms.tsx'
import { PageHead } from '#app/ui/index.ts'
import { DropForm } from '../components/drop-form.tsx'
import { correctionOr } from '../correction.server.ts'
import { register } from '../register.tsx'

export async function loader(args: Args) {
  const view = await loadNew(args, register)
  return { ...view, initial: await correctionOr(args, view.initial) }
}

export function action(args: Args) {
  return createRecord(args, register)
}

export default function BillNewRoute() {
  const page = useLoaderData<typeof loader>()
  const { path, extra } = page
  const refusal = useActionData<typeof action>()?.refusal
  const { t } = useAbout(register, extra)
  return (
    <>
      <PageHead title={t('list.new')} crumb={{ href: path, label: t('list.title') }} />
      {!refusal && <DropForm />}
      <NewRecordForm register={register} refusal={refusal} page={page} />
    </>
  )
}

export const meta = headOf
