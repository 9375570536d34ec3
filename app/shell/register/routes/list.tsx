import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '../../load-context.ts'
import { headOf } from '../../page-meta.ts'
import { actOnList } from '../act-on-list.server.ts'
import { loadList } from '../load-list.server.ts'
import { RegisterList } from '../register-list.tsx'
import { registerNamed, registerOf } from '../registry.ts'

export async function loader(args: Args) {
  return loadList(args, await registerOf(args))
}

export async function action(args: Args) {
  return actOnList(args, await registerOf(args))
}

export default function RegisterListRoute() {
  const { head: _, name, ...view } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? undefined
  return <RegisterList {...view} register={registerNamed(name)} outcome={outcome} />
}

export const meta = headOf
