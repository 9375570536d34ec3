import { useActionData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { signInPaths } from '#app/modules/person/entry/index.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { SignInKind } from '#contract/person/credentials.ts'
import { SocialProviderId, socialContract } from '#contract/person/social.ts'
import { ProviderRedirect } from '../components/provider-redirect.tsx'
import { loadProviderRedirect, redirectToProvider } from '../provider-redirect.server.ts'
import { refuseSocial } from '../refuse.server.ts'

export function loader(args: Args) {
  return loadProviderRedirect(args, signInPaths.user)
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const signInKind = SignInKind.catch('user').parse(
    new URL(args.request.url).searchParams.get('signInKind'),
  )
  const provider = SocialProviderId.safeParse(form.data.provider)
  if (!provider.success) throw new AppError('not_found', 'Not found')
  const began = { startPath: signInPaths[signInKind], to: redirectWithin(form.data.to, '') }
  const isKept = form.data.keep === 'on'
  try {
    const input = { provider: provider.data, signInKind }
    const { call } = upstream(args)
    const { url, flow } = await call(socialContract.begin, input, { token: null })
    return await redirectToProvider(args, url, { ...began, flow, isKept })
  } catch (error) {
    throw await refuseSocial(args, error, began)
  }
}

export default function Begin() {
  const begun = useActionData<typeof action>()
  return begun ? <ProviderRedirect {...begun} /> : null
}

export const meta = headOf
export const headers = passActionHeaders
