import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { DropForm } from '../components/drop-form.tsx'
import { register } from '../register.tsx'

export function loader(args: Args) {
  return loadList(args, register)
}

export function action(args: Args) {
  return actOnList(args, register)
}

export default function BillListRoute() {
  const { head: _, name: __, ...view } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? undefined
  return <RegisterList {...view} register={register} outcome={outcome} intro={<DropForm />} />
}

export const meta = headOf
