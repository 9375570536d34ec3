const named = () => ({ name: 'x', version: 1 })

/** What changes saved reports and analyses, pins and dashboards, by their calls. */
export const reportBodies = {
  'PUT /firms/{firmId}/report-pins/{reportPinId}': () => ({ look: 'table' }),
  'PUT /firms/{firmId}/saved-reports/{savedReportId}/snapshots': () => ({ keepsDays: 3 }),
  'PUT /firms/{firmId}/analytics/saved/{savedAnalysisId}': named,
  'PUT /firms/{firmId}/analytics/saved/{savedAnalysisId}/snapshots': () => ({ keepsDays: 3 }),
  'PUT /firms/{firmId}/analytics/dashboards/{analysisBoardId}': named,
  'PUT /firms/{firmId}/saved-reports/{savedReportId}': named,
}
