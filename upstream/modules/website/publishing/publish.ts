import { type BuildInput, buildSite, type MadeContent, type MadePage } from './build-site.ts'
import { changesOf, type Manifest, type ManifestChanges, makeManifest } from './manifest.ts'
import { type PathProblem, pathsOf } from './paths.ts'
import { answersOf, followRenames, type Redirect } from './redirects.ts'
import type { LivePage, Site } from './site.ts'

/** What of a site is published. */
export type SiteState = {
  pages: LivePage[]
  /** Where each page stands, by its id: also after the site's languages or its home page changed. */
  paths: Record<string, string>
  redirects: Redirect[]
  /** From what each page was made, by its id. */
  made: Record<string, MadePage>
  manifest: Manifest | null
}

/**
 * What is to become of it: pages as they are published from now on, ids of those that are taken off, and
 * redirects of a person or an import in place of those there are. A site whose prices, hours or looks
 * changed is published with nothing of these.
 */
export type Publication = {
  publish: LivePage[]
  unpublish: string[]
  redirects?: Redirect[]
}

/** Of a page that is in a language the site does not have, or twice in its group. */
export type PublicationProblem =
  | PathProblem
  | { problem: 'languageUnknown' | 'translationTwice'; pageIds: string[]; path: string }

export type Published = {
  state: SiteState & { manifest: Manifest }
  changes: ManifestChanges
  /** Whether readers see a difference. */
  isChanged: boolean
}

export type Refused = { problems: PublicationProblem[] }

/**
 * Publishes: by hand, by schedule and by a program alike. Nothing is published of other languages or of
 * drafts than what is named. Each content that comes is stored under its hash; when all are, the new
 * state is written in one transaction with its redirects, and the site points to the new manifest.
 * Between contents, and where undefined comes, others may run, so whoever writes makes sure that the state is still the one it began
 * with.
 * @returns problems, and nothing changed, where two pages would have one address, or the like
 */
export function* publishInParts(
  state: SiteState,
  publication: Publication,
  input: BuildInput,
): Generator<MadeContent | undefined, Published | Refused> {
  const pages = nextPages(state.pages, publication)
  const { paths, problems } = pathsOf(input.site, pages)
  const all = [...languageProblems(input.site, pages), ...problems]
  if (all.length > 0) return { problems: all }
  const before = new Map(Object.entries(state.paths))
  const redirects = followRenames(publication.redirects ?? state.redirects, before, paths)
  const stored = new Set(Object.values(state.manifest?.entries ?? {}).map(({ hash }) => hash))
  const site = buildSite(input, pages, paths, state.made)
  let step = site.next()
  for (; !step.done; step = site.next()) {
    if (step.value !== undefined) {
      if (stored.has(step.value.hash)) continue
      stored.add(step.value.hash)
    }
    yield step.value
  }
  const { entries, made } = step.value
  const manifest = makeManifest({ entries, ...answersOf(redirects, paths) })
  return {
    state: { pages, paths: Object.fromEntries(paths), redirects, made, manifest },
    changes: changesOf(manifest, state.manifest),
    isChanged: manifest.id !== state.manifest?.id,
  }
}

/** Pages that stay, those that take the place of what was published of them, and new ones. */
function nextPages(pages: readonly LivePage[], { publish, unpublish }: Publication): LivePage[] {
  const fresh = new Map(publish.map((page) => [page.pageId, page]))
  const removed = new Set(unpublish)
  const known = new Set(pages.map(({ pageId }) => pageId))
  return [
    ...pages
      .filter(({ pageId }) => !removed.has(pageId))
      .map((page) => fresh.get(page.pageId) ?? page),
    ...[...fresh.values()].filter(({ pageId }) => !known.has(pageId) && !removed.has(pageId)),
  ]
}

function languageProblems(site: Site, pages: readonly LivePage[]): PublicationProblem[] {
  const seen = new Map<string, string>()
  return pages.flatMap((page): PublicationProblem[] => {
    const { pageId, groupId, language } = page
    if (!site.languages.includes(language)) {
      return [{ problem: 'languageUnknown', pageIds: [pageId], path: '' }]
    }
    const key = `${language} ${groupId}`
    const other = seen.get(key)
    seen.set(key, pageId)
    return other === undefined
      ? []
      : [{ problem: 'translationTwice', pageIds: [other, pageId], path: '' }]
  })
}
