import { defineModule } from '../../../core/hooks.ts'
import { pageViewsView } from './analysis-view.ts'
import { router } from './endpoints.ts'

export const module = defineModule({
  name: 'page-views',
  endpoints: router,
  analysisViews: [pageViewsView],
})
