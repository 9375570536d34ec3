import { answerWith } from '#app/shell/answers.ts'
import { SituationWords } from '#app/shell/errors/error-view.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { lostHead } from '../lost-head.ts'

/** The design of a page that failed: without a frame, for the frame may be what failed. */
export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return answerWith({ head: lostHead(t('site')) }, { status: 500 })
}

export default function Error500() {
  return (
    <main id="main">
      <SituationWords status={500} situation="failedRead" />
    </main>
  )
}

export const meta = headOf
