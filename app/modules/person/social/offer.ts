import { type SocialProvider, SocialProviderId } from '#contract/person/social.ts'

/** A provider among all the names of ways that modules offer at a sign-in page: `social oidc Observatory`. */
export function nameOffer({ id, name }: SocialProvider): string {
  return `social ${id} ${name}`
}

/** The providers among them. */
export function readOffers(offered: readonly string[]): SocialProvider[] {
  return offered.flatMap((offer) => {
    const [, id, name = ''] = /^social (\S+) (.*)$/.exec(offer) ?? []
    const known = SocialProviderId.safeParse(id)
    return known.success ? [{ id: known.data, name }] : []
  })
}
