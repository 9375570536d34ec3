import { useActionData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/entry/index.server.ts'
import { doorPaths } from '#app/modules/entry/index.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { upstream } from '#app/upstream.server.ts'
import { Door } from '#contract/credentials.ts'
import { AppError } from '#contract/errors.ts'
import { SocialProviderId, socialContract } from '#contract/social.ts'
import { GoingOn } from '../components/going-on.tsx'
import { goOn, loadGoingOn } from '../go-on.server.ts'
import { refuseSocial } from '../refuse.server.ts'

export function loader(args: Args) {
  return loadGoingOn(args, doorPaths.user)
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const door = Door.catch('user').parse(new URL(args.request.url).searchParams.get('door'))
  const provider = SocialProviderId.safeParse(form.data.provider)
  if (!provider.success) throw new AppError('not_found', 'Not found')
  const began = { door: doorPaths[door], to: redirectWithin(form.data.to, '') }
  const isKept = form.data.keep === 'on'
  try {
    const input = { provider: provider.data, door }
    const { call } = upstream(args)
    const { url, flow } = await call(socialContract.begin, input, { token: null })
    return await goOn(args, url, { ...began, flow, isKept })
  } catch (error) {
    throw await refuseSocial(args, error, began)
  }
}

export default function Begin() {
  const begun = useActionData<typeof action>()
  return begun ? <GoingOn {...begun} /> : null
}

export const meta = headOf
export const headers = passActionHeaders
