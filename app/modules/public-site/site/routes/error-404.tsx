import { answerWith } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Lost } from '../components/lost.tsx'
import { SiteFrame } from '../components/site-frame.tsx'
import { lostHead } from '../lost-head.ts'

/** The design of a lost page, whoever looks. */
export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return answerWith({ head: lostHead(t('site')) }, { status: 404 })
}

export default function Error404() {
  return (
    <SiteFrame>
      <Lost />
    </SiteFrame>
  )
}

export const meta = headOf
