import type { Args } from '#app/shell/load-context.ts'
import { readFlow } from '#app/shell/session/flow-cookie.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { SocialProviderId, SocialReturn } from '#contract/person/social.ts'
import { endLink, endLogin } from '../end.server.ts'
import { isLinking } from '../linking.ts'

/** Where a provider sends the browser back to; goes on at once and shows nothing itself. */
export async function loader(args: Args) {
  const provider = SocialProviderId.safeParse(args.params.provider)
  if (!provider.success) throw new AppError('not_found', 'Not found')
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  const flow = await readFlow(args)
  const sent = SocialReturn.safeParse({ ...query, provider: provider.data, flow: flow?.flow })
  const back = sent.data ?? { provider: provider.data, flow: '' }
  const began = flow ?? { startPath: '/login', to: '', isKept: false }
  return isLinking(began) ? endLink(args, back) : endLogin(args, back, began)
}
