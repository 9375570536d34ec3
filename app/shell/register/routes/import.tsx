import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '../../load-context.ts'
import { headOf } from '../../page-meta.ts'
import { loadImports, startImport } from '../import.server.ts'
import { ImportStart } from '../import-start.tsx'
import { registerNamed, registerOf } from '../registry.ts'

export async function loader(args: Args) {
  return loadImports(args, await registerOf(args))
}

export async function action(args: Args) {
  return startImport(args, await registerOf(args))
}

export default function RegisterImportRoute() {
  const { name, path, imports } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <ImportStart register={registerNamed(name)} path={path} imports={imports} refusal={refusal} />
  )
}

export const meta = headOf
