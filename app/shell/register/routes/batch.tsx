import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '../../load-context.ts'
import { headOf } from '../../page-meta.ts'
import { withCustom } from '../custom/custom-fields.ts'
import { actOnImport, loadImport } from '../import.server.ts'
import { ImportPage } from '../import-page.tsx'
import { registerNamed, registerOf } from '../registry.ts'

export async function loader(args: Args) {
  return loadImport(args, await registerOf(args))
}

export async function action(args: Args) {
  return actOnImport(args, await registerOf(args))
}

export default function RegisterBatchRoute() {
  const { name, path, batch, reading, extra, asked, done } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <ImportPage
      register={withCustom(registerNamed(name), extra)}
      path={path}
      batch={batch}
      reading={outcome?.reading ?? reading}
      check={outcome?.check}
      asked={outcome?.asked ?? asked}
      problems={outcome?.problems}
      done={done}
    />
  )
}

export const meta = headOf
