import type { Language } from '#contract/core/fields.ts'
import type { LegalPage } from '#contract/core/legal.ts'

const found = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' })

/** A page's words to begin with, Markdown with names in braces. */
export async function startingText(page: LegalPage, language: Language): Promise<string> {
  return (await found[`./texts/${page}/${language}.md`]?.()) ?? ''
}
