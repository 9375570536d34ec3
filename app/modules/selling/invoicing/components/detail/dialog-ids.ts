/** Ids of the questions a document's page can ask. */
export const dialogIds = {
  finalise: 'finalise-dialog',
  void: 'void-dialog',
  deleteDraft: 'delete-dialog',
} as const
