import { siteNameOf } from '#contract/core/hosts.ts'
import { modules } from './compose.ts'
import type { Env } from './core/env.ts'
import { composeModules } from './core/hooks.ts'
import { takeEastAsianFrom } from './documents/pdf/east-asian-files.ts'
import { app } from './gateway/app.ts'
import { isPackageHost, serveHost } from './gateway/package-hosts.ts'
import { serveSite, siteOfDomain } from './gateway/serve-site.ts'
import { takeRoutedMail } from './mail/incoming/take-mail.ts'

export { Channel } from './channel/channel.ts'
export { Firm } from './firm.ts'

composeModules(modules)

export default {
  async fetch(request, env, context) {
    takeEastAsianFrom(env.PAPER_FONTS)
    // Sites of firms have hosts of their own, at which there is nothing of the API; `api` may be its own.
    const { host } = new URL(request.url)
    const name = siteNameOf(host, env.PUBLIC_ORIGIN)
    if (name !== undefined && isPackageHost(name)) return serveHost(request, env, name)
    if (name !== undefined && name !== 'api') return serveSite(request, env, context, { name })
    const site = name === undefined ? await siteOfDomain(env, host) : undefined
    if (site) return serveSite(request, env, context, site)
    // The edge of one machine asks here first for hosts that may be a firm's.
    if (request.headers.has('x-other-host')) return new Response(null, { status: 421 })
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
