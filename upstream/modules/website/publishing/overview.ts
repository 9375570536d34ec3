import { AppError, invalidField } from '#contract/core/errors.ts'
import type { SitePublication, SiteRedirect } from '#contract/website/publishing.ts'
import type { Env } from '../../../core/env.ts'
import type { Reader } from '../../../firm/store.ts'
import { groupTitle, listPages, membersOf } from '../pages/index.ts'
import { addressOfSite, getSiteSettings } from '../site-settings/index.ts'
import { addRedirect, type Redirect, type RefusedRedirect } from './redirects.ts'
import { findPointer, listKeptRedirects, livePaths } from './state-store.ts'
import { missingTranslations } from './translations.ts'

/** How the site stands: what visitors see, what waits to be published, what is not translated. */
export function publicationOf(
  reader: Reader,
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
): SitePublication {
  const { name, languages, defaultLanguage } = getSiteSettings(reader)
  const pointer = findPointer(reader)
  const pages = listPages(reader)
  const isWaiting = (state: string) => state === 'draft' || state === 'changed'
  return {
    address: name === '' ? null : addressOfSite(reader, { PUBLIC_ORIGIN }),
    manifestId: pointer?.manifestId ?? null,
    publishedAt: pointer?.publishedAt ?? null,
    publishedBy: pointer?.publishedBy ?? '',
    livePages: livePaths(reader).size,
    waiting: pages
      .filter(({ state }) => isWaiting(state))
      .map(({ id, title, language, state, updatedAt, submittedByName }) => ({
        ...{ id, title, language, state, updatedAt, submittedByName },
      })),
    missing: missingTranslations(pages, languages).flatMap(({ groupId, missing, outdated }) => {
      const members = membersOf(reader, groupId)
      const first = members.find(({ language }) => language === defaultLanguage) ?? members[0]
      if (!first) return []
      const title = groupTitle(members, defaultLanguage)
      return [{ pageId: first.id, title, missing, outdated }]
    }),
  }
}

/** Addresses that lead on, by their source. */
export function listRedirects(reader: Reader): { redirects: SiteRedirect[] } {
  const live = livePaths(reader)
  return {
    redirects: listKeptRedirects(reader)
      .map(({ source, target, origin }) => ({
        source,
        origin,
        pageId: 'pageId' in target ? target.pageId : null,
        target: 'pageId' in target ? (live.get(target.pageId) ?? '') : target.address,
      }))
      .sort((a, b) => (a.source < b.source ? -1 : 1)),
  }
}

/** The redirects with one more. @throws AppError invalid */
export function withRedirect(
  reader: Reader,
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
  { source, target }: { source: string; target: string },
): Redirect[] {
  const origin = addressOfSite(reader, { PUBLIC_ORIGIN })
  const wanted: Redirect = { source, target: { address: target }, origin: 'byHand' }
  const added = addRedirect(listKeptRedirects(reader), livePaths(reader), wanted, origin)
  if ('redirects' in added) return added.redirects
  const [field, key] = refusals[added.refused]
  throw invalidField(field, key)
}

const refusals: Record<RefusedRedirect, readonly [field: string, key: string]> = {
  malformed: ['target', 'siteRedirectMalformed'],
  reserved: ['source', 'sitePathReserved'],
  self: ['target', 'siteRedirectSelf'],
  pageLives: ['source', 'siteRedirectPage'],
  loop: ['target', 'siteRedirectLoop'],
}

/** The redirects without one. @throws AppError not_found */
export function withoutRedirect(reader: Reader, source: string): Redirect[] {
  const all = listKeptRedirects(reader)
  const others = all.filter((redirect) => redirect.source !== source)
  if (others.length === all.length) throw new AppError('not_found', 'No such redirect')
  return others
}
