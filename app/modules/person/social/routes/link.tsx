import { useActionData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { SocialProviderId, socialContract } from '#contract/person/social.ts'
import { ProviderRedirect } from '../components/provider-redirect.tsx'
import { loadProviderRedirect, redirectToProvider } from '../provider-redirect.server.ts'
import { refuseSocial } from '../refuse.server.ts'

/** Where `/confirm` comes back to: the button is pressed once more. */
export async function loader(args: Args) {
  return loadProviderRedirect(args, profilePaths.signInMethods)
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const provider = SocialProviderId.safeParse(form.data.provider)
  if (!provider.success) throw new AppError('not_found', 'Not found')
  const began = { startPath: profilePaths.signInMethods, to: '' }
  try {
    const { call } = upstream(args)
    const { url, flow } = await call(socialContract.beginLink, { provider: provider.data })
    return await redirectToProvider(args, url, { ...began, flow, isKept: false })
  } catch (error) {
    if (error instanceof AppError && error.code === 'confirm_needed') throw error
    throw await refuseSocial(args, error, began)
  }
}

export default function Link() {
  const begun = useActionData<typeof action>()
  return begun ? <ProviderRedirect {...begun} /> : null
}

export const meta = headOf
export const headers = passActionHeaders
