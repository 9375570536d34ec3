import type { ModuleParts } from '../../../core/hooks.ts'

/** Views of public pages, added up by day, page and source. */
export const pageViewsView: ModuleParts['analysisViews'][number] = {
  name: 'pageViews',
  needs: 'website:view',
  from: 'page_views',
  dates: { date: { sql: 'date' } },
  fields: {
    page: { sql: 'page', kind: 'text' },
    referrer: { sql: 'referrer', kind: 'text' },
    campaign: { sql: 'campaign', kind: 'text' },
    pageLanguage: { sql: 'language', kind: 'choice' },
    viewedPlace: { sql: 'place', kind: 'choice' },
  },
  measures: {
    views: { sum: 'views', unit: 'count' },
    visits: { sum: 'visits', unit: 'count' },
    viewsPerVisit: { over: 'views', under: 'visits', unit: 'number' },
    pagesSeen: { distinct: `place || ' ' || page` },
  },
}
