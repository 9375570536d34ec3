import { useActionData, useLoaderData } from '@remix-run/react'
import { PageHead } from '#app/ui/index.ts'
import type { Args } from '../../load-context.ts'
import { headOf } from '../../page-meta.ts'
import { useAbout } from '../about.ts'
import { createRecord, loadNew } from '../record.server.ts'
import { NewRecordForm } from '../record-forms.tsx'
import { registerNamed, registerOf } from '../registry.ts'

export async function loader(args: Args) {
  return loadNew(args, await registerOf(args))
}

export async function action(args: Args) {
  return createRecord(args, await registerOf(args))
}

export default function RegisterNewRoute() {
  const page = useLoaderData<typeof loader>()
  const { name, path, extra } = page
  const refusal = useActionData<typeof action>()?.refusal
  const register = registerNamed(name)
  const { t } = useAbout(register, extra)
  return (
    <>
      <PageHead title={t('list.new')} crumb={{ href: path, label: t('list.title') }} />
      <NewRecordForm register={register} refusal={refusal} page={page} />
    </>
  )
}

export const meta = headOf
