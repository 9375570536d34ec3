import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createBoard } from './boards.ts'
import { saveAnalysis } from './saved.ts'
import { templates } from './template-queries.ts'
import { analysisTexts } from './texts/texts.ts'

const boardName: Record<Language, string> = {
  en: 'Monday morning',
  de: 'Montagmorgen',
  it: 'Lunedì mattina',
  ru: 'Утро понедельника',
  es: 'Lunes por la mañana',
}

/** What the owner of a demo has on their dashboard. */
const chosen = [
  'salesThisYearAndLast',
  'profitByMonth',
  'abcCustomers',
  'salesByCategory',
  'daysToPay',
  'stockValue',
  'hourByTill',
  'leadFunnel',
]

/** Saves some of the templates as the owner of a demo would, and puts them on a dashboard for everybody. */
export function keepDemoAnalyses(writer: Writer, context: FirmContext, language: Language): void {
  const { templates: names } = analysisTexts[language]
  const queries = Object.assign({}, ...Object.values(templates))
  const cards = chosen.map((key) => {
    const name = names[key] ?? key
    return saveAnalysis(writer, context, { name, query: queries[key], roles: ['everybody'] }).id
  })
  createBoard(writer, context, { name: boardName[language], roles: ['everybody'], cards })
}
