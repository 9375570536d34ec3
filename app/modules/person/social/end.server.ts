import { apiMessage, beginSession } from '#app/modules/person/entry/index.server.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { continueFlow, type FlowCookie, writeFlow } from '#app/shell/session/flow-cookie.server.ts'
import { readPlan } from '#app/shell/session/plan-cookie.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { type SocialReturn, socialContract } from '#contract/person/social.ts'
import { refuseSocial } from './refuse.server.ts'

/** Signs in with what the provider sent, or goes back to the sign-in page with the reason. */
export async function endLogin(
  args: Args,
  back: SocialReturn,
  began: Pick<FlowCookie, 'startPath' | 'to' | 'isKept'>,
) {
  const { language } = await getVisit(args)
  const planId = readPlan(args) || undefined
  try {
    const input = { ...back, language, planId }
    const answer = await upstream(args).call(socialContract.login, input, { token: null })
    const { to, isKept } = began
    const entered = await beginSession(args, { ...answer, to, isKept })
    entered.headers.append('set-cookie', await writeFlow(args, null))
    return entered
  } catch (error) {
    return (await continueFlow(args, error, began)) ?? refuseSocial(args, error, began)
  }
}

/** Links the account, for the person who is signed in. */
export async function endLink(args: Args, back: SocialReturn) {
  const startPath = profilePaths.signInMethods
  const { t } = await getVisit(args)
  try {
    const answer = await upstream(args).call(socialContract.link, back)
    const headers = new Headers({ 'set-cookie': await writeFlow(args, null) })
    const toast = { type: 'success', message: apiMessage(t('social'), answer) } as const
    return await redirectWithToast(args, startPath, toast, { headers })
  } catch (error) {
    return refuseSocial(args, error, { startPath, to: '' })
  }
}
