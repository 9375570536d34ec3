import type { AnalysisView } from '#contract/reporting/analytics.ts'
import { analysisTimes } from '#contract/reporting/analytics.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { unitOf } from './measure.ts'
import { maySee, viewsFor } from './plan.ts'
import { analysisTexts } from './texts/texts.ts'
import { measureLabel } from './words.ts'

/** The order that views are offered in. */
const order = [
  'invoiceLines',
  'tillTickets',
  'tillLines',
  'openItems',
  'journalLines',
  'billLines',
  'stockMoves',
  'leads',
  'deals',
  'hours',
  'leaveDays',
  'payslips',
  'enrolments',
  'pageViews',
]

/** What somebody may ask about, in their language. */
export function describeViews(context: Pick<FirmContext, 'actor'>): AnalysisView[] {
  const { actor } = context
  const texts = analysisTexts[actor.language]
  const placeOf = (name: string) => (order.indexOf(name) + order.length) % order.length
  const groups = (names: readonly string[]) =>
    names.map((name) => ({ name, label: texts.groups[name] ?? name }))
  return viewsFor(context)
    .sort((one, other) => placeOf(one.name) - placeOf(other.name))
    .map((view) => ({
      name: view.name,
      label: texts.views[view.name]?.name ?? view.name,
      grain: texts.views[view.name]?.grain ?? '',
      dates: Object.keys(view.dates).map((name) => ({ name, label: texts.dates[name] ?? name })),
      measures: Object.entries(view.measures)
        .filter(([, measure]) => maySee(actor, measure))
        .map(([name, measure]) => ({
          name,
          label: measureLabel({ texts, view }, name),
          unit: unitOf(view, measure),
        })),
      fields: [
        ...groups(analysisTimes),
        ...groups(
          Object.entries(view.fields)
            .filter(([, field]) => maySee(actor, field))
            .map(([name]) => name),
        ),
      ],
      isOfPeople: view.person !== undefined,
    }))
}
