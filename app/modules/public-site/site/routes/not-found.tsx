import { answerWith } from '#app/shell/answers.ts'
import { ErrorView } from '#app/shell/errors/error-view.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { usePage } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Lost } from '../components/lost.tsx'
import { SiteError } from '../components/site-error.tsx'
import { SiteFrame } from '../components/site-frame.tsx'
import { lostHead } from '../lost-head.ts'

/** Any path that no route has. Whoever is signed in gets the app's own page for it. */
export async function loader(args: Args) {
  if (await isSignedIn(args)) throw new Response(null, { status: 404 })
  const { t } = await getVisit(args)
  return answerWith({ head: lostHead(t('site')) }, { status: 404 })
}

/** A form that was sent nowhere; the page says so as for a link. */
export function action(): never {
  throw new Response(null, { status: 404 })
}

/** When the API is away the page can still be shown. */
async function isSignedIn(args: Args): Promise<boolean> {
  try {
    return (await getSession(args)) !== null
  } catch {
    return false
  }
}

export default function NotFound() {
  return (
    <SiteFrame>
      <Lost />
    </SiteFrame>
  )
}

export function ErrorBoundary() {
  return usePage().session ? <ErrorView /> : <SiteError />
}

export const meta = headOf
