import type { OfferingId } from '#app/modules/public-site/site/index.ts'
import type { Language } from '#contract/core/fields.ts'
import type { OfferingCopy } from './offering-copy.ts'

/** A file is read when its page is asked for; that each has its shape, a test has seen. */
const files = import.meta.glob<OfferingCopy>('./content/*/*.json', { import: 'default' })

/** What an offering's page says in a language. */
export async function getOfferingCopy(id: OfferingId, language: Language): Promise<OfferingCopy> {
  const load = files[`./content/${id}/${language}.json`]
  if (!load) throw new Error(`There is no copy of ${id} in ${language}`)
  return load()
}
