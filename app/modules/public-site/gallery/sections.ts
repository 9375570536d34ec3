/** The pages of the gallery, and the examples on each, from the top. */
export const sections = {
  elements: ['buttons', 'menus', 'navigation', 'notes', 'statuses', 'empty', 'progress'],
  forms: ['fields', 'inputs', 'choices', 'summary'],
  tables: ['list', 'rows', 'densities', 'facts', 'states'],
  charts: [
    'bars',
    'line',
    'area',
    'stacked',
    'donut',
    'sparkline',
    'heat',
    'waterfall',
    'funnel',
    'gantt',
    'ranks',
  ],
  icons: ['icons'],
  maps: ['world', 'europe', 'countries'],
} as const

export type Section = keyof typeof sections

/** @returns whether a part of an address is the name of a page */
export function isSection(name: string | undefined): name is Section {
  return name !== undefined && Object.hasOwn(sections, name)
}

export function sectionPath(section: Section): string {
  return `/ui/${section}`
}
