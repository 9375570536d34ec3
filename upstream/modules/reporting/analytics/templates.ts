import type { AnalysisTemplate } from '#contract/reporting/analytics.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { maySee, viewsFor } from './plan.ts'
import { templates } from './template-queries.ts'
import { analysisTexts } from './texts/texts.ts'

/** Those whose every figure somebody may see, in their language. */
export function templatesFor(context: Pick<FirmContext, 'actor'>): AnalysisTemplate[] {
  const { actor } = context
  const views = new Map(viewsFor(context).map((view) => [view.name, view]))
  const texts = analysisTexts[actor.language]
  return Object.entries(templates).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).flatMap(([key, query]) => {
      const view = views.get(query.view)
      const names = query.measures?.split(',') ?? []
      const isSeen = view && names.every((name) => maySee(actor, view.measures[name] ?? {}))
      if (!isSeen) return []
      const name = texts.templates[key] ?? key
      return [{ key, name, group: texts.templateGroups[group] ?? group, query }]
    }),
  )
}
