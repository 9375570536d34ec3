import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { packagesContract } from '#contract/learning/packages.ts'
import { PackageView } from '../components/package-view.tsx'
import { framed } from '../lesson-pages.server.ts'
import { lessonPreviewPath } from '../paths.ts'

/** A part of the package of a draft, which whoever writes the course looks at. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const lessonId = requireIdParam(args, 'lessonId')
  const ids = { firmId: firm.firmId, courseId, lessonId }
  const packageSessionId = requireIdParam(args, 'packageSessionId')
  const session = await call(packagesContract.triedDraft, { ...ids, packageSessionId })
  const shown = framed(args, session, lessonPreviewPath(firm.firmId, courseId, lessonId))
  return { head: pageMeta(args, { title: shown.session.itemTitle }), ...shown }
}

export default function TriedPackageRoute() {
  const { session, back } = useLoaderData<typeof loader>()
  return <PackageView session={session} back={back} />
}

export const meta = headOf
