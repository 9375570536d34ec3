/** An address of a firm's site: below the installation's domain, or the firm's own. */
export type SiteHost = {
  host: string
  /** `pending`: its name or certificate does not yet lead here. */
  state: 'active' | 'pending' | 'removed'
}

export type HostAnswer =
  | { kind: 'serve' }
  | { kind: 'redirect'; origin: string }
  /** The name is known and not ready: a page says so, and nothing is cached (503). */
  | { kind: 'notReady' }
  | { kind: 'unknown' }

/**
 * What a host answers. One host is the site's: the one that is chosen as soon as it is active, until then
 * the one below the installation's domain. Other active ones lead to it (301), so that each page has one
 * address.
 */
export function answerHost(
  asked: string,
  { hosts, chosen }: { hosts: readonly SiteHost[]; chosen: string },
): HostAnswer {
  const name = normaliseHost(asked)
  const own = hosts.find(({ host }) => host === name)
  if (!own || own.state === 'removed') return { kind: 'unknown' }
  if (own.state === 'pending') return { kind: 'notReady' }
  const main = mainHost({ hosts, chosen })
  return main === undefined || main === name
    ? { kind: 'serve' }
    : { kind: 'redirect', origin: `https://${main}` }
}

/** The host that pages name as theirs. */
export function mainHost({
  hosts,
  chosen,
}: {
  hosts: readonly SiteHost[]
  chosen: string
}): string | undefined {
  const active = hosts.filter(({ state }) => state === 'active')
  return active.find(({ host }) => host === chosen)?.host ?? active[0]?.host
}

/** In small letters, without port and the dot of its root. */
export function normaliseHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
