import { siteNameOf } from '#contract/website/site-host.ts'
import { modules } from './compose.ts'
import type { Env } from './core/env.ts'
import { composeModules } from './core/hooks.ts'
import { app } from './gateway/app.ts'
import { serveSite } from './gateway/serve-site.ts'
import { takeRoutedMail } from './mail/incoming/take-mail.ts'

export { Channel } from './channel/channel.ts'
export { Firm } from './firm.ts'

composeModules(modules)

export default {
  async fetch(request, env, context) {
    // Sites of firms have hosts of their own, at which there is nothing of the API; `api` may be its own.
    const site = siteNameOf(new URL(request.url).host, env.PUBLIC_ORIGIN)
    if (site !== undefined && site !== 'api') return serveSite(request, env, context, site)
    if (request.method !== 'HEAD') return app.fetch(request, env, context)
    const { status, headers } = await app.fetch(
      new Request(request, { method: 'GET' }),
      env,
      context,
    )
    return new Response(null, { status, headers })
  },
  /** Mail that Cloudflare Email Routing hands over. */
  email: takeRoutedMail,
} satisfies ExportedHandler<Env>
