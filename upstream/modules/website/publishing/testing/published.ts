import { answer, type SiteAnswer } from '../answer.ts'
import type { BuildInput, MadeContent } from '../build-site.ts'
import {
  type Publication,
  type Published,
  publishInParts,
  type Refused,
  type SiteState,
} from '../publish.ts'
import type { Site } from '../site.ts'
import { sampleRecords, sampleSite } from './sample-site.ts'

export const nothingPublished: SiteState = {
  pages: [],
  paths: {},
  redirects: [],
  made: {},
  manifest: null,
}

/** Publishes as the product does, with all contents that came. */
export function publishSite(
  state: SiteState,
  publication: Publication,
  input: BuildInput,
): (Published & { newContents: MadeContent[] }) | Refused {
  const newContents: MadeContent[] = []
  const parts = publishInParts(state, publication, input)
  let step = parts.next()
  for (; !step.done; step = parts.next()) if (step.value) newContents.push(step.value)
  return 'problems' in step.value ? step.value : { ...step.value, newContents }
}

/** Publishes, or says why not. @throws Error */
export function publishOrThrow(
  state: SiteState,
  publication: Partial<Publication>,
  site: Site = sampleSite,
): Published & { newContents: MadeContent[] } {
  const whole = { publish: [], unpublish: [], ...publication }
  const published = publishSite(state, whole, { site, records: sampleRecords, build: 'one' })
  if ('problems' in published) throw new Error(JSON.stringify(published.problems))
  return published
}

/** What a site answers at a path: `200`, `410`, or `301 /where`. */
export function statusAt({ manifest }: Pick<SiteState, 'manifest'>, path: string): string {
  if (!manifest) return '404'
  const given: SiteAnswer = answer(manifest, { path, etag: '' })
  return given.status === 301 ? `301 ${given.location}` : String(given.status)
}

/** What was stored, by its hash. */
export function contentsOf(contents: readonly MadeContent[]): Map<string, string> {
  return new Map(contents.map(({ hash, content }) => [hash, content]))
}
