import iconNames from '#app/ui/icons/icon-names.ts?raw'
import { type Section, sections } from './sections.ts'

const files = import.meta.glob<string>('./examples/*/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** @returns the source of each example of a page, as it was when the product was built */
export function sourcesOf(section: Section): { name: string; source: string }[] {
  return sections[section].map((name) => ({
    name,
    source: (files[`./examples/${section}/${name}.tsx`] ?? '').trimEnd(),
  }))
}

/** @returns the names of all shapes of `public/icons.svg`, in their order */
export function allIconNames(): string[] {
  return [...iconNames.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
}
