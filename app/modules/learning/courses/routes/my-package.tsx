import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { PackageView } from '../components/package-view.tsx'
import { memberLearning } from '../learning.server.ts'
import { loadPackage } from '../lesson-pages.server.ts'

export async function loader(args: Args) {
  const shown = await loadPackage(args, await memberLearning(args))
  return { head: pageMeta(args, { title: shown.session.itemTitle }), ...shown }
}

export default function MyPackageRoute() {
  const { session, back } = useLoaderData<typeof loader>()
  return <PackageView session={session} back={back} />
}

export const meta = headOf
