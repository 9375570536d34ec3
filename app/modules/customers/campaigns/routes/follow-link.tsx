import { redirect } from '@remix-run/cloudflare'
import { DeadLink } from '#app/shell/documents/public/dead-link.tsx'
import { publicHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { publicCampaignsContract } from '#contract/customers/campaigns.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** Leads on to what a link of a campaign means, and tells how it was asked for. */
export async function loader(args: Args) {
  const { headers, method } = args.request
  const link = args.params.link ?? ''
  if (!/^\d{1,3}$/.test(link)) throw new AppError('not_found', 'No such link')
  const named = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name) ?? '')
  const { url } = await upstream(args).call(
    publicCampaignsContract.follow,
    {
      ...{ token: tokenOf(args), link, method },
      userAgent: (headers.get('user-agent') ?? '').slice(0, 400),
      purpose: (named.find((one) => one !== '') ?? '').slice(0, 100),
    },
    nobody,
  )
  return redirect(url, { headers: publicHeaders })
}

/** Only for a link that leads nowhere: others go on. */
export default function FollowLinkRoute() {
  return <DeadLink />
}
