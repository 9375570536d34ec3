import { apiMessage } from '#app/modules/person/entry/index.server.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { goTo } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { SocialProviderId, socialContract } from '#contract/person/social.ts'
import { refuseSocial } from '../refuse.server.ts'

const path = profilePaths.signInMethods

/** Where `/confirm` comes back to: the button is pressed once more. */
export function loader() {
  throw goTo(path)
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const provider = SocialProviderId.safeParse(form.data.provider)
  if (!provider.success) throw new AppError('not_found', 'Not found')
  const { t } = await getVisit(args)
  try {
    const { call } = upstream(args)
    const answer = await call(socialContract.unlink, { provider: provider.data })
    const message = apiMessage(t('social'), answer)
    return await redirectWithToast(args, path, { type: 'success', message })
  } catch (error) {
    if (error instanceof AppError && error.code === 'confirm_needed') throw error
    return refuseSocial(args, error, { startPath: path, to: '' })
  }
}
