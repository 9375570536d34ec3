import { dealsContract } from '#contract/customers/deals.ts'
import { pipelinesContract } from '#contract/customers/pipelines.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { boardOf } from './board.ts'
import { endDeal, reopenDeal } from './end-deal.ts'
import { forecastOf } from './forecast-of-firm.ts'
import { moveDealOnBoard } from './move.ts'
import { pipelineChoices, pipelines } from './pipelines.ts'
import { quoteForDeal } from './quote-of-deal.ts'
import { deals } from './register.ts'

export const router = {
  deals: answer(dealsContract, {
    ...deals.handlers,
    board: ({ context: { store, firm }, input: { firmId: _, ...asked } }) => {
      pipelineChoices(store, firm)
      return boardOf(store.reader, firm, asked)
    },
    move: write(moveDealOnBoard),
    end: write(endDeal),
    reopen: write(reopenDeal),
    quote: write(quoteForDeal),
    forecast: read(forecastOf),
  }),
  pipelines: answer(pipelinesContract, {
    ...pipelines.handlers,
    choices: ({ context: { store, firm } }) => pipelineChoices(store, firm),
  }),
}
