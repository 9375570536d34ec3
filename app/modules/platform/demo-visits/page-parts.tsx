import { PageScript } from '#app/islands/page-script.tsx'
import { usePage } from '#app/shell/page-context.tsx'
import { DemoBand } from './components/demo-band.tsx'

/** For a demo's visitor: when it ends, how to keep it, and whether it is recorded. */
export function Band() {
  const { session } = usePage()
  if (!session?.user.isDemo || !session.demo) return null
  return <DemoBand demo={session.demo} />
}

/** For a demo's visitor who may be recorded; an API that knows no choice was sent none. */
export function Scripts() {
  const { session } = usePage()
  if (!session?.user.isDemo || session.demo?.isTracked === false) return null
  return <PageScript name="tracker" id="demo-tracker" data-user={session.user.id} />
}
