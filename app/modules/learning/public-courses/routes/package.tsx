import { useLoaderData } from '@remix-run/react'
import { loadPackage } from '#app/modules/learning/courses/index.server.ts'
import { PackageView } from '#app/modules/learning/courses/index.ts'
import { DeadLink } from '#app/shell/documents/public/dead-link.tsx'
import { publicHeaders } from '#app/shell/documents/public/public-link.server.ts'
import { ErrorView } from '#app/shell/errors/error-view.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { usePage } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LearningFrame } from '../components/learning-frame.tsx'
import { linkLearning, openLearning } from '../link-learning.server.ts'

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

export function ErrorBoundary() {
  const { failure } = usePage()
  return failure?.status === 404 ? <DeadLink /> : <ErrorView />
}

export const meta = headOf
