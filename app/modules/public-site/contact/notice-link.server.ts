import { goTo } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { noticesOfOfferingsContract } from '#contract/public-site/notices-of-offerings.ts'

type NoticeAction = 'confirm' | 'leave'

/** Only shows a button: programs that follow the links of a mail change nothing. */
export async function loadNoticeLink(args: Args, action: NoticeAction) {
  const t = (await getVisit(args)).t('contact')
  const query = new URL(args.request.url).searchParams
  return {
    head: pageMeta(args, { title: t(`${action}.title`) }),
    token: query.get('token') ?? '',
    isDone: query.has('done'),
  }
}

/** Does what the link is for, and shows that it is done. */
export async function followNoticeLink(args: Args, action: NoticeAction) {
  const form = await readForm(args.request)
  const token = textAt(form.data, 'token').slice(0, 512) || '-'
  const { call } = upstream(args)
  const result = await attempt(form, () =>
    call(noticesOfOfferingsContract[action], { token }, { token: null }),
  )
  if (!result.refusal) return goTo(`/coming-soon/${action}?done=1`)
  // The token is no field that a person sees: what is wrong with it is wrong with the form.
  const { token: problem, ...problems } = result.refusal.problems
  const whole = problem ? { ...problems, '': problem } : problems
  return refuse({ ...result.refusal, problems: whole }, result.status)
}
