import { useLoaderData } from '@remix-run/react'
import { loadPackage } from '#app/modules/learning/courses/index.server.ts'
import { PackageView } from '#app/modules/learning/courses/index.ts'
import { publicHeaders } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LearningFrame } from '../components/learning-frame.tsx'
import { linkLearning, openLearning } from '../link-learning.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

export async function loader(args: Args) {
  const { firmName } = await openLearning(args)
  const shown = await loadPackage(args, linkLearning(args))
  return { head: pageMeta(args, { title: shown.session.itemTitle }), firmName, ...shown }
}

export function headers() {
  return publicHeaders
}

export default function PackageRoute() {
  const { firmName, session, back } = useLoaderData<typeof loader>()
  return (
    <LearningFrame firmName={firmName} path={back}>
      <PackageView session={session} back={back} />
    </LearningFrame>
  )
}

export const meta = headOf
