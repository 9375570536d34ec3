import type { Language } from '#contract/core/fields.ts'

/** The groups of the site's map, in its order. */
export const publicPageGroups = ['product', 'offerings', 'help', 'blog', 'company'] as const
export type PublicPageGroup = (typeof publicPageGroups)[number]

/** A page that search engines and people without an account may find. */
export type PublicPage = {
  path: string
  group: PublicPageGroup
  /** As people read it in the map and in search results, in the language that was asked for. */
  title: string
  description: string
  /** The day it last changed, `2026-11-21`, where that is known. */
  updated?: string
  /** More words a search looks in. */
  text?: string
}

/** A module's public pages: given as `publicPages` in its `module.ts`, by the file that exports them. */
export type PublicPages = (
  language: Language,
) => readonly PublicPage[] | Promise<readonly PublicPage[]>
