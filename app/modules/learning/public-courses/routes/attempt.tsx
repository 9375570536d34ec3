import { useLoaderData } from '@remix-run/react'
import { actOnAttempt, loadAttempt } from '#app/modules/learning/courses/index.server.ts'
import { AttemptView } from '#app/modules/learning/courses/index.ts'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LearningFrame } from '../components/learning-frame.tsx'
import { linkLearning, openLearning } from '../link-learning.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

export async function loader(args: Args) {
  const { firmName } = await openLearning(args)
  const shown = await loadAttempt(args, linkLearning(args))
  return { head: pageMeta(args, { title: shown.attempt.quizTitle }), firmName, ...shown }
}

/** Saves the answers, and submits them where that was pressed. */
export async function action(args: Args) {
  await openLearning(args)
  return actOnAttempt(args, linkLearning(args))
}

export function headers() {
  return publicFormHeaders
}

export default function AttemptRoute() {
  const { firmName, attempt, ids, html, tabId, base } = useLoaderData<typeof loader>()
  return (
    <LearningFrame firmName={firmName} path={base}>
      <AttemptView attempt={attempt} ids={ids} html={html} tabId={tabId} base={base} />
    </LearningFrame>
  )
}

export const meta = headOf
