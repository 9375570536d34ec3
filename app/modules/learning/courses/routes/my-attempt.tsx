import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { actOnAttempt, loadAttempt } from '../attempt-pages.server.ts'
import { AttemptView } from '../components/attempt-view.tsx'
import { memberLearning } from '../learning.server.ts'

export async function loader(args: Args) {
  const shown = await loadAttempt(args, await memberLearning(args))
  return { head: pageMeta(args, { title: shown.attempt.quizTitle }), ...shown }
}

/** Saves the answers, and submits them where that was pressed. */
export async function action(args: Args) {
  return actOnAttempt(args, await memberLearning(args))
}

export default function MyAttemptRoute() {
  const { attempt, ids, html, tabId, base } = useLoaderData<typeof loader>()
  return <AttemptView attempt={attempt} ids={ids} html={html} tabId={tabId} base={base} />
}

export const meta = headOf
