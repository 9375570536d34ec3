import { analysisSnapshotsContract } from '#contract/reporting/analysis-snapshots.ts'
import { analyticsContract } from '#contract/reporting/analytics.ts'
import {
  analysisBoardsContract,
  savedAnalysesContract,
} from '#contract/reporting/saved-analyses.ts'
import { asDownload } from '../../../core/download.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { onlyAddressOf, requireOnly } from '../reports/index.ts'
import { changeBoard, createBoard, deleteBoard, getBoard, listBoards } from './boards.ts'
import { describeViews } from './describe.ts'
import { analysisFile } from './file.ts'
import { requireSaved } from './find-saved.ts'
import { listRecords } from './records.ts'
import { runAnalysis } from './run.ts'
import { changeSaved, deleteSaved, listSaved, saveAnalysis, stopSaved, toSaved } from './saved.ts'
import { getSnapshots, keepSnapshots } from './snapshots.ts'
import { templatesFor } from './templates.ts'

export const router = {
  analytics: answer(analyticsContract, {
    views: read((_, firm) => describeViews(firm)),
    run: read((reader, firm, query) => runAnalysis(reader, firm, query)),
    file: async ({ context, input: { firmId: _, format, ...query } }) =>
      asDownload(context, await analysisFile(context.store.reader, context.firm, query, format)),
    records: read((reader, firm, query) => listRecords(reader, firm, query)),
    templates: read((_, firm) => templatesFor(firm)),
  }),
  savedAnalyses: answer(savedAnalysesContract, {
    list: read((reader, firm) => listSaved(reader, firm)),
    create: write(saveAnalysis),
    get: read((reader, firm, { savedAnalysisId }) =>
      toSaved(requireSaved(reader, firm, savedAnalysisId), firm),
    ),
    update: async ({ context: { store, firm, env }, input }) => {
      requireOnly(await onlyAddressOf(env, firm.actor, firm.actor.userId), input.to)
      return store.transact(firm, (writer) => changeSaved(writer, firm, input))
    },
    stop: write((writer, _, { savedAnalysisId }) => stopSaved(writer, savedAnalysisId)),
    delete: write((writer, firm, { savedAnalysisId }) =>
      deleteSaved(writer, firm, savedAnalysisId),
    ),
  }),
  analysisBoards: answer(analysisBoardsContract, {
    list: read((reader, firm) => listBoards(reader, firm)),
    create: write(createBoard),
    get: read((reader, firm, { analysisBoardId }) => getBoard(reader, firm, analysisBoardId)),
    update: write(changeBoard),
    delete: write((writer, firm, { analysisBoardId }) =>
      deleteBoard(writer, firm, analysisBoardId),
    ),
  }),
  analysisSnapshots: answer(analysisSnapshotsContract, {
    get: read((reader, firm, { savedAnalysisId }) => getSnapshots(reader, firm, savedAnalysisId)),
    update: write(keepSnapshots),
  }),
}
