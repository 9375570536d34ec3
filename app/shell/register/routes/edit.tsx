import { useActionData, useLoaderData } from '@remix-run/react'
import { PageHead } from '#app/ui/index.ts'
import type { Args } from '../../load-context.ts'
import { useFirm, useT } from '../../page-context.tsx'
import { headOf } from '../../page-meta.ts'
import { loadRecord, updateRecord } from '../record.server.ts'
import { EditRecordForm } from '../record-forms.tsx'
import { recordPath } from '../register-paths.ts'
import { registerNamed, registerOf } from '../registry.ts'

export async function loader(args: Args) {
  return loadRecord(args, await registerOf(args), 'form')
}

export async function action(args: Args) {
  return updateRecord(args, await registerOf(args))
}

export default function RegisterEditRoute() {
  const page = useLoaderData<typeof loader>()
  const { name, record } = page
  const refusal = useActionData<typeof action>()?.refusal
  const register = registerNamed(name)
  const words = useT('register')
  const called = register.nameOf(record)
  const href = recordPath(register, useFirm().firm.firmId, record.id)
  return (
    <>
      <PageHead title={words('edit.title', { name: called })} crumb={{ href, label: called }} />
      <EditRecordForm register={register} refusal={refusal} page={page} href={href} />
    </>
  )
}

export const meta = headOf
