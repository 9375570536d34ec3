import { answerWith, goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { type FlowCookie, writeFlow } from '#app/shell/session/flow-cookie.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'

/** Requests that a button made: after an action Remix asks loaders as if by GET. */
const begun = new WeakSet<Args['context']>()

/** What that page starts from. Nothing is begun by a link: those lead to `path`. */
export async function loadProviderRedirect(args: Args, path: string) {
  if (!begun.has(args.context)) throw goTo(path)
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('social')('going.title') }) }
}

/**
 * The page that goes on to a provider at once, with what is to be brought again kept. No redirect:
 * the policy `form-action 'self'` would stop it, as the answer to a form.
 */
export async function redirectToProvider(args: Args, url: string, kept: FlowCookie) {
  begun.add(args.context)
  const headers = new Headers({ refresh: `0; url=${url}` })
  headers.append('set-cookie', await writeFlow(args, kept))
  return answerWith({ url, startPath: kept.startPath }, { headers })
}
