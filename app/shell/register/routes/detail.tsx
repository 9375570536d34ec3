import { useLoaderData } from '@remix-run/react'
import type { Args } from '../../load-context.ts'
import { headOf } from '../../page-meta.ts'
import { actOnRecord, loadRecord } from '../record.server.ts'
import { RecordPage } from '../record-page.tsx'
import { registerNamed, registerOf } from '../registry.ts'

export async function loader(args: Args) {
  return loadRecord(args, await registerOf(args), 'record')
}

export async function action(args: Args) {
  return actOnRecord(args, await registerOf(args))
}

export default function RegisterDetailRoute() {
  const { head: _, name, ...view } = useLoaderData<typeof loader>()
  return <RecordPage register={registerNamed(name)} {...view} />
}

export const meta = headOf
